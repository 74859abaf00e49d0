import { beforeEach, expect, it, vi } from 'vitest';

/** A new page with this cookie. */
async function openedWith(cookie: string) {
  vi.resetModules();
  vi.stubGlobal('document', { cookie });
  return import('./texts-store.ts');
}

/** Delays the first request for texts until after the others. */
function holdBackFirstLoad() {
  vi.spyOn(Promise, 'all').mockImplementationOnce(async (loads) => {
    const catalogues = [];
    for (const load of loads) catalogues.push(await load);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return catalogues;
  });
}

beforeEach(() => () => vi.unstubAllGlobals());

it('texts are at first those of all screens, in the stored language', async () => {
  const store = await openedWith('a=b; mizan_locale=en');
  await store.needTexts();
  const { locale, messages } = store.currentTexts();
  expect(locale).toBe('en');
  expect(messages).toHaveProperty(['ui.close']);
  expect(messages).not.toHaveProperty(['home.title']);
});

it.each([
  ['', 'ar'],
  ['mizan_locale=xx', 'ar'],
  ['mizan_locale=toString', 'ar'],
  // A pseudo-language counts as the one it is made from.
  ['mizan_locale=pseudo', 'en'],
])('texts with the cookie %j are in %s', async (cookie, locale) => {
  const store = await openedWith(cookie);
  expect(store.currentTexts().locale).toBe(locale);
});

it('texts keep those of every feature that was loaded, in whatever order the loads finish', async () => {
  const store = await openedWith('mizan_locale=ar');
  holdBackFirstLoad();
  await Promise.all([store.needTexts('home'), store.needTexts('pricing')]);
  expect(store.currentTexts().messages).toHaveProperty(['home.title']);
  expect(store.currentTexts().messages).toHaveProperty(['pricing.title']);
});

it('only another language renders what is shown again', async () => {
  const store = await openedWith('mizan_locale=ar');
  await store.needTexts();
  const shown = store.currentTexts();
  const renderAgain = vi.fn();
  store.subscribeToTexts(renderAgain);
  await store.needTexts('home');
  expect(renderAgain).not.toHaveBeenCalled();
  expect(store.currentTexts()).toBe(shown);
  await store.changeLocale('en');
  expect(renderAgain).toHaveBeenCalledOnce();
});

it('texts include every feature in another language, chosen while one was loading', async () => {
  const store = await openedWith('mizan_locale=ar');
  holdBackFirstLoad();
  await Promise.all([store.needTexts('home'), store.changeLocale('en')]);
  const { locale, messages } = store.currentTexts();
  expect(locale).toBe('en');
  expect(messages).toHaveProperty(['home.title']);
  expect(document.cookie).toContain('mizan_locale=en;');
});

it('texts do not change if a language cannot be loaded', async () => {
  const store = await openedWith('mizan_locale=ar');
  await store.needTexts();
  vi.doMock('./import-catalogue.ts', () => {
    throw new Error('offline');
  });
  await expect(store.changeLocale('en')).rejects.toThrow();
  vi.doUnmock('./import-catalogue.ts');
  await store.needTexts('home');
  expect(store.currentTexts().locale).toBe('ar');
  expect(document.cookie).toBe('mizan_locale=ar');
});
