const format = new Intl.NumberFormat('en-SA-u-nu-latn', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** The number that people see for an amount of riyals in halalas: `1,842.50`. */
export function figure(amount: number): string {
  return format.format(amount / 100);
}

/** The halalas of the first amount in a text on the screen. */
export function amountIn(text: string): number {
  const found = /[\d,]+\.\d\d/.exec(text)?.[0];
  if (found === undefined) throw new Error(`There is no amount in "${text}"`);
  return Math.round(Number(found.replaceAll(',', '')) * 100);
}

/** Western digits as Arabic-Indic ones: `12` becomes `١٢`. */
export function arabicDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? digit);
}
