import { foldDigits } from '../../../../../common/digits.ts';

/** The two numbers of a date that can each be the day or the month. */
export interface AmbiguousDate {
  written: string;
  first: number;
  second: number;
}

/** Reads `05/01/2027` as a date of which either number can be the day; null if only one can. */
export function ambiguousDate(written: string): AmbiguousDate | null {
  const [, one, other] =
    /^\s*(\d{1,2})[/.-](\d{1,2})(?:[/.-]\d{2,4})?/.exec(foldDigits(written)) ?? [];
  const [first, second] = [Number(one), Number(other)];
  const canBeMonth = (number: number) => number >= 1 && number <= 12;
  if (!canBeMonth(first) || !canBeMonth(second) || first === second) return null;
  return { written: written.trim(), first, second };
}
