import type { Locale } from '../../src/i18n/locale.ts';
import { arabicDigits } from './money.ts';
import { test } from './test.ts';

interface Journey {
  language: Locale;
  width: number;
  /** Writes digits as the test's person types them. */
  digits: (plain: string) => string;
}

const isFull = process.env.TEST_COUNTS === 'full';

/** What no language changes is shown in Arabic; in both at the full counts. */
export const oneLanguage: readonly Locale[] = isFull ? ['ar', 'en'] : ['ar'];

const short = [
  ['ar', 1280],
  ['en', 390],
] as const;
const full = [...short, ['ar', 390], ['en', 1280]] as const;

/**
 * Tests of a journey, told in Arabic at a desk and in English on a phone; the full counts of
 * `make verify` have each language at both widths.
 */
export function inBothLanguages(define: (journey: Journey) => void): void {
  for (const [language, width] of isFull ? full : short) {
    test.describe(`${language} at ${width}`, () => {
      test.use({ language, viewport: { width, height: 800 } });
      define({ language, width, digits: language === 'ar' ? arabicDigits : (plain) => plain });
    });
  }
}
