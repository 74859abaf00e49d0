import { isTrackingNumber, normalizeTrackingNumber } from '../../../common/tracking-number.ts';

/** The result of reading typed text as a tracking number: the number or its error. */
type ReadTrackingNumber =
  { ok: true; number: string } | { ok: false; reason: 'required' | 'format' | 'checkDigit' };

/**
 * Accepts every written form (spaces, dashes, Arabic digits, lower case, without the letters) and
 * verifies the check digit, so that typing errors are reported before a request is sent.
 */
export function readTrackingNumber(written: string): ReadTrackingNumber {
  const normalized = normalizeTrackingNumber(written);
  if (normalized === '') return { ok: false, reason: 'required' };
  const number = /^\d{11}$/.test(normalized) ? `MZ${normalized}` : normalized;
  if (isTrackingNumber(number)) return { ok: true, number };
  return { ok: false, reason: /^MZ\d{11}$/.test(number) ? 'checkDigit' : 'format' };
}
