import path from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { isPseudo, localeOf, type Locale, type PseudoLocale } from '../../src/i18n/locale.ts';
import { watchRest } from '../languages/at-rest.ts';
import { judgePseudo, judgeText } from '../languages/judge-texts.ts';
import { KnownData, learnFrom } from '../languages/known-data.ts';
import { textsOf } from '../languages/page-texts.ts';
import { expectPicture, isTakingPictures } from './picture.ts';
import { expectGoodScreen, overhang } from './screen.ts';

const isFull = process.env.TEST_COUNTS === 'full';

/** The two layouts: desktop and phone. */
const widths = [1280, 390];
/** The width at which axe checks a screen: each layout and each language once. */
const widthOfAxe: Record<Locale, number> = { ar: 1280, en: 390 };

/** The turns that it checks: one in each language, at another width. */
const axeTurns = [1, 6];

/** A folder for a picture of each state, to be looked at by people. */
const toLookAt = process.env.PICTURES_TO;

/** Whether each state is judged in each language at both widths. */
const isThorough = () => isFull || toLookAt !== undefined || isTakingPictures();

export interface CheckScreenOptions {
  /** A text or an element that the state has. It is waited for first. */
  shows?: string | Locator;
  /** Judges only the texts of this part; the rest of the page has other texts. */
  part?: Locator;
  /** How many of the two layouts axe checks in this language; by default one, or none by its turn. */
  axe?: 'both' | 'once' | 'none';
  /** Judges it in the language of the visit alone: no other can load, or its texts were asked for. */
  alone?: boolean;
  /** Others differ in texts alone: outside the full counts judges just these, as visited. */
  isOneOfMany?: boolean;
  /** The person has typed digits of their own script, which stay in the boxes as typed. */
  ownDigits?: boolean;
  /** The name of its reviewed pictures, one for each language and width. */
  picture?: string;
}

/** Judges the screen after it has come to rest. */
export type CheckScreen = (state: string, options?: CheckScreenOptions) => Promise<void>;

/**
 * Judges a state of the web app: its texts and their order, horizontal scrolling, axe and, if there
 * is one, its picture. The `page` fixture judges the console. It starts with the page's current
 * language and width, and restores them at the end.
 *
 * In one language each state is judged at both widths. With others, states take turns: each is judged
 * in one language at one width, and axe checks every fourth one, and all that have a picture. The full
 * counts judge each state in each language at both widths, and so do runs that take pictures.
 *
 * @param others languages in which each state is judged too, switched to as people do.
 */
export function screenChecker(
  page: Page,
  language: Locale | PseudoLocale,
  others: readonly Locale[] = [],
): CheckScreen {
  const data = { ar: new KnownData('ar'), en: new KnownData('en') };
  const learned = learnFrom(page, Object.values(data));
  const rest = watchRest(page);

  return async (
    state,
    {
      part = page.locator('body'),
      shows = part,
      axe = 'once',
      alone,
      isOneOfMany,
      ownDigits,
      picture,
    } = {},
  ) => {
    await expect(typeof shows === 'string' ? page.getByText(shows).first() : shows).toBeVisible();
    const own = page.viewportSize() ?? { width: 1280, height: 800 };
    let order = [own.width, ...widths.filter((each) => each !== own.width)];
    const isBrief = isOneOfMany && !isThorough();
    if (isBrief) order = [own.width];
    const takesTurns = others.length > 0 && !alone && !isBrief && !isThorough();
    const turn = turnOf(state);
    if (takesTurns && turn % 2 === 1) order.reverse();
    const all = [language, ...(alone || isBrief ? [] : others)];
    for (const shown of takesTurns ? [all[(turn >> 1) % 2] ?? language] : all) {
      await showIn(page, shown);
      for (const width of takesTurns ? order.slice(0, 1) : order) await judgeAt(shown, width);
      order = order.toReversed();
    }
    await showIn(page, language);
    await page.setViewportSize(own);

    async function judgeAt(shown: Locale | PseudoLocale, width: number): Promise<void> {
      const locale = localeOf(shown);
      const place = `${state} in ${shown} at ${width}`;
      if (width !== page.viewportSize()?.width)
        await page.setViewportSize({ width, height: own.height });
      await rest(part);
      if (picture !== undefined) {
        // What loads when it comes near belongs to the picture.
        await scrollThrough(page);
        await rest(part);
        await scrollToStart(page);
      }
      const texts = (await textsOf(part)).filter(
        ({ where, text }) => !(ownDigits && where === 'value' && /^[\d٠-٩ .+]+$/.test(text)),
      );
      await learned();
      const faults = texts.flatMap((said) =>
        isPseudo(shown) ? judgePseudo(said, data[locale]) : judgeText(said, locale, data[locale]),
      );
      expect.soft([...new Set(faults)], place).toEqual([]);
      const isTurn = takesTurns
        ? picture !== undefined || axeTurns.includes(turn)
        : width === widthOfAxe[locale];
      if (axe === 'both' || (axe === 'once' && !isBrief && (isFull || isTurn)))
        await expectGoodScreen(page, place);
      else expect.soft(await overhang(page), `${place} scrolls sideways`).toBe(0);
      if (toLookAt) {
        const name = `${test.info().title}-${state}-${shown}-${width}.png`.replaceAll(' ', '-');
        await scrollToStart(page);
        await page.screenshot({ path: path.join(toLookAt, name), fullPage: true });
      }
      if (picture) await expectPicture(page, `${shown}-${width}/${picture}`);
    }
  };
}

/** The turn of a state, 0 to 7, the same in every run. */
function turnOf(state: string): number {
  return [...state].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 8;
}

/** Switches the page to this language, if it has another, and touches nothing open on it. */
async function showIn(page: Page, language: Locale | PseudoLocale): Promise<void> {
  if (isPseudo(language)) return;
  const root = page.locator('html');
  if ((await root.getAttribute('lang')) === language) return;
  await page
    .locator(`button[lang="${language}"]`)
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(root).toHaveAttribute('lang', language);
}

/** By a window at a time, so that everything on the page comes near once. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
  });
}

async function scrollToStart(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
}
