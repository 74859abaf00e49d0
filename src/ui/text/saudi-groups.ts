const usual = /^\+966(5\d|1[1-9])(\d{3})(\d{4})$/;

/**
 * A Saudi mobile or landline number (E.164) in its international groups, without the numbering
 * plans of the world, which weigh 40 KiB; null for every other number.
 */
export function saudiGroups(e164: string): string | null {
  const [, area, middle, end] = usual.exec(e164) ?? [];
  return area === undefined ? null : `+966 ${area} ${middle} ${end}`;
}
