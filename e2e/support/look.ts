import { expect, type Locator, type Page } from '@playwright/test';
import { isPseudo, localeOf, type Locale, type PseudoLocale } from '../../src/i18n/locale.ts';
import { watchRest } from '../languages/at-rest.ts';
import { judgePseudo, judgeText } from '../languages/judge-texts.ts';
import { KnownData } from '../languages/known-data.ts';
import { textsOf } from '../languages/page-texts.ts';
import { expectPicture } from './picture.ts';
import { expectGoodScreen, overhang } from './screen.ts';

/** The two layouts: a desk and a phone. */
const widths = [1280, 390];
/** Where axe looks at a screen: each layout once, each language once. */
const widthOfAxe: Record<Locale, number> = { ar: 1280, en: 390 };

export interface LookOptions {
  /** All that is judged of its texts; the rest of the page has other words. */
  part?: Locator;
  /** How many of the two layouts axe looks at in this language; one if nothing is said. */
  axe?: 'both' | 'once' | 'none';
  /** The person has typed digits of their own script, which stand in the boxes as they came. */
  ownDigits?: boolean;
  /** The name of its reviewed pictures, one for each language and width. */
  picture?: string;
}

/** Judges what is on the screen once it is at rest, at both widths. */
export type Look = (state: string, options?: LookOptions) => Promise<void>;

/**
 * The one judgement of every state of the web app: its words and their order, sideways scrolling,
 * axe and, where there is one, its picture. What the console says is judged by the fixture `page`.
 * Begins with the width that the page has, and gives it back in the end.
 */
export function lookAt(page: Page, language: Locale | PseudoLocale): Look {
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
