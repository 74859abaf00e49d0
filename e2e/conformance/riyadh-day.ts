/** The calendar day in Riyadh, three hours ahead all year, of a moment or some days after it. */
export function riyadhDay(moment: string, days = 0): string {
  return new Date(Date.parse(moment) + (3 + 24 * days) * 3_600_000).toISOString().slice(0, 10);
}
