import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { timeZone } from '../../i18n/locale.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/** A day (`2026-11-21`) or an instant, in Riyadh wherever the device stands; now when left out. */
export function inRiyadh(written?: string): Dayjs {
  return written === undefined ? dayjs().tz(timeZone) : dayjs.tz(written, timeZone);
}
