import { beforeEach, describe, expect, it, vi } from 'vitest';

/** A fresh page whose cookie says this. */
async function openedWith(cookie: string) {
  vi.resetModules();
  vi.stubGlobal('document', { cookie });
  return import('./texts-store.ts');
}

/** Has the texts that are asked for first come last. */
function holdBackFirstLoad() {
  vi.spyOn(Promise, 'all').mockImplementationOnce(async (loads) => {
    const catalogues = [];
    for (const load of loads) catalogues.push(await load);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return catalogues;
  });
}

describe('the texts on the screen', () => {
  beforeEach(() => () => vi.unstubAllGlobals());

  it('are at first what all screens share, in the stored language', async () => {
    const store = await openedWith('a=b; mizan_locale=en');
    await store.needTexts();
    const { locale, messages } = store.currentTexts();
    expect(locale).toBe('en');
    expect(messages).toHaveProperty(['ui.close']);
    expect(messages).not.toHaveProperty(['home.title']);
  });

  it('are Arabic where nothing or nonsense is stored', async () => {
    for (const cookie of ['', 'mizan_locale=xx', 'mizan_locale=toString']) {
      const store = await openedWith(cookie);
      expect(store.currentTexts().locale).toBe('ar');
    }
  });

  it('keep those of every feature that was needed, however the loads cross', async () => {
    const store = await openedWith('mizan_locale=ar');
    holdBackFirstLoad();
    await Promise.all([store.needTexts('home'), store.needTexts('pricing')]);
    expect(store.currentTexts().messages).toHaveProperty(['home.title']);
    expect(store.currentTexts().messages).toHaveProperty(['pricing.title']);
  });

  it('come with every feature in another language, chosen while one was on its way', async () => {
    const store = await openedWith('mizan_locale=ar');
    holdBackFirstLoad();
    await Promise.all([store.needTexts('home'), store.changeLocale('en')]);
    const { locale, messages } = store.currentTexts();
    expect(locale).toBe('en');
    expect(messages).toHaveProperty(['home.title']);
    expect(document.cookie).toContain('mizan_locale=en;');
  });

  it('stay as they are when a language cannot be loaded', async () => {
    const store = await openedWith('mizan_locale=ar');
    await store.needTexts();
    vi.doMock('./catalogue-en.ts', () => {
      throw new Error('offline');
    });
    await expect(store.changeLocale('en')).rejects.toThrow();
    vi.doUnmock('./catalogue-en.ts');
    await store.needTexts('home');
    expect(store.currentTexts().locale).toBe('ar');
    expect(document.cookie).toBe('mizan_locale=ar');
  });

  it('count a made-up language as the one it is made from', async () => {
    const store = await openedWith('mizan_locale=pseudo');
    expect(store.currentTexts().locale).toBe('en');
  });
});
