import { expect, type Locator, type Page } from '@playwright/test';
import { isPseudo, localeOf, type Locale, type PseudoLocale } from '../../src/i18n/locale.ts';
import { watchRest } from '../languages/at-rest.ts';
import { judgePseudo, judgeText } from '../languages/judge-texts.ts';
import { KnownData } from '../languages/known-data.ts';
import { textsOf } from '../languages/page-texts.ts';
import { expectPicture } from './picture.ts';
import { expectGoodScreen, overhang } from './screen.ts';

/** The two layouts: desktop and phone. */
const widths = [1280, 390];
/** The width at which axe checks a screen: each layout and each language once. */
const widthOfAxe: Record<Locale, number> = { ar: 1280, en: 390 };

export interface CheckScreenOptions {
  /** Judges only the texts of this part; the rest of the page has other texts. */
  part?: Locator;
  /** How many of the two layouts axe checks in this language; one by default. */
  axe?: 'both' | 'once' | 'none';
  /** The person has typed digits of their own script, which stay in the boxes as typed. */
  ownDigits?: boolean;
  /** The name of its reviewed pictures, one for each language and width. */
  picture?: string;
}

/** Judges the screen at both widths, after it has come to rest. */
export type CheckScreen = (state: string, options?: CheckScreenOptions) => Promise<void>;

/**
 * Judges a state of the web app: its texts and their order, horizontal scrolling, axe and, if there
 * is one, its picture. The `page` fixture judges the console. It starts with the page's current
 * width, and restores it at the end.
 */
export function screenChecker(page: Page, language: Locale | PseudoLocale): CheckScreen {
  const locale = localeOf(language);
  const data = new KnownData(locale);
  data.listenTo(page);
  const rest = watchRest(page);

  return async (
    state,
    { part = page.locator('body'), axe = 'once', ownDigits = false, picture } = {},
  ) => {
    const own = page.viewportSize() ?? { width: 1280, height: 800 };
    for (const width of [own.width, ...widths.filter((each) => each !== own.width)]) {
      const place = `${state} in ${language} at ${width}`;
      if (width !== own.width) await page.setViewportSize({ width, height: own.height });
      await rest(part);
      const texts = (await textsOf(part)).filter(
        ({ where, text }) => !(ownDigits && where === 'value' && /^[\d٠-٩ .+]+$/.test(text)),
      );
      await data.learned();
      const faults = texts.flatMap((said) =>
        isPseudo(language) ? judgePseudo(said, data) : judgeText(said, locale, data),
      );
      expect.soft([...new Set(faults)], place).toEqual([]);
      if (axe === 'both' || (axe !== 'none' && width === widthOfAxe[locale]))
        await expectGoodScreen(page, place);
      else expect.soft(await overhang(page), `${place} scrolls sideways`).toBe(0);
      if (picture) await expectPicture(page, `${language}-${width}/${picture}`);
    }
    await page.setViewportSize(own);
  };
}
