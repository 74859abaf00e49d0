const usual = /^\+966(5\d|1[1-9])(\d{3})(\d{4})$/;

/**
 * A Saudi mobile or landline number (E.164) in international groups, without the numbering plans of
 * all countries, which are 40 KiB. Null for any other number.
 */
export function saudiGroups(e164: string): string | null {
  const [, area, middle, end] = usual.exec(e164) ?? [];
  return area === undefined ? null : `+966 ${area} ${middle} ${end}`;
}
