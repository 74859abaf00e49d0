import type { Locale, PseudoLocale } from '../../src/i18n/locale.ts';
import { arabicDigits } from './money.ts';
import { test } from './test.ts';

interface Journey {
  language: Locale;
  width: number;
  /** Writes digits as the person in the test types them. */
  digits: (plain: string) => string;
}

const isFull = process.env.TEST_COUNTS === 'full';

/** For tests that do not depend on the language: Arabic only, and both at full counts. */
export const oneLanguage: readonly Locale[] = isFull ? ['ar', 'en'] : ['ar'];

/** Other languages in which each state of a test is judged: what is made in Arabic is read in both. */
export function othersFor(language: Locale | PseudoLocale): readonly Locale[] {
  return language === 'ar' ? ['en'] : [];
}

const combinations = [
  ['ar', 1280],
  ['en', 390],
  ['ar', 390],
  ['en', 1280],
] as const;

/** Tests of a journey, in Arabic at desktop width and in English at phone width. */
export const inBothLanguages = journeysIn(combinations.slice(0, 2));

/** The same for journeys of the same steps in each: in Arabic on a phone, judged in English too. */
export const inArabicOnPhone = journeysIn(combinations.slice(2, 3), othersFor('ar'));

/** The same for those that judge no states, where other journeys show both languages. */
export const inArabicAtDesk = journeysIn(combinations.slice(0, 1));
export const inEnglishOnPhone = journeysIn(combinations.slice(1, 2));

/** At the full counts of `make verify` each language has both widths. */
function journeysIn(
  chosen: readonly (readonly [Locale, number])[],
  othersJudged: readonly Locale[] = [],
) {
  return (define: (journey: Journey) => void): void => {
    for (const [language, width] of isFull ? combinations : chosen) {
      test.describe(`${language} at ${width}`, () => {
        test.use({ language, viewport: { width, height: 800 } });
        if (!isFull) test.use({ othersJudged });
        define({ language, width, digits: language === 'ar' ? arabicDigits : (plain) => plain });
      });
    }
  };
}
