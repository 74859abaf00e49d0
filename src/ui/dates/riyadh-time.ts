import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { timeZone } from '../../i18n/locale.ts';

dayjs.extend(utc);
dayjs.extend(timezone);

/**
 * A day (`2026-11-21`) or an instant in Riyadh time, whatever the device's time zone. Defaults to
 * now.
 */
export function inRiyadh(written?: string): Dayjs {
  return written === undefined ? dayjs().tz(timeZone) : dayjs.tz(written, timeZone);
}
