import { leftToRight } from './plain-text.ts';

const FORMAT = new Intl.NumberFormat('en', { minimumFractionDigits: 2 });

/** Halalas as `1,250.00`, isolated from the text around it. */
export function riyals(halalas: number): string {
  return leftToRight(FORMAT.format(halalas / 100));
}
