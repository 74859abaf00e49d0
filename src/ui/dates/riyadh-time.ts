import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { timeZone } from '../../i18n/locale.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * A day (`2026-11-21`), a time written as in Riyadh, or an instant, in Riyadh time whatever the
 * device's time zone. Defaults to now.
 */
export function inRiyadh(at?: string | Date): Dayjs {
  return typeof at === 'string' ? dayjs.tz(at, timeZone) : dayjs(at).tz(timeZone);
}
