/** Stores keep Riyadh's time, which has no summer time. */
const RIYADH = '+03:00';

/** `2022-12-31 12:31:25` with or without a fraction of a second, and without a zone. */
const WITHOUT_ZONE = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})(?:\.\d+)?$/;

/**
 * Milliseconds since 1970 of a time in any of the forms that platforms use; 0 for none of them.
 *
 * @param zone of a time that names none.
 */
export function readTime(text: string, zone: '+03:00' | 'Z' = RIYADH): number {
  const [, day, time] = WITHOUT_ZONE.exec(text) ?? [];
  const at = Date.parse(day && time ? `${day}T${time}${zone}` : text);
  return Number.isFinite(at) && at > 0 ? at : 0;
}

/** A time as answers write it, or null for 0. */
export function isoOf(at: number): string | null {
  return at === 0 ? null : new Date(at).toISOString();
}
