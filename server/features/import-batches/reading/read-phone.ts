import { parsePhone, type PhoneResult } from '../../../../common/phone.ts';
import { bare, digitsOfExponent } from './damage.ts';
import { fault, read, type Reading } from './reading.ts';

/**
 * A phone in E.164. Without a code of its own it is one of `country`, or else one whose plus is
 * missing.
 *
 * @param country ISO 3166-1 alpha-2.
 */
export function readPhone(text: string, country: string): Reading<string> {
  // Some programs write whole numbers with a decimal.
  const plain = bare(text).replace(/^(\d{7,})\.0+$/, '$1');
  const digits = digitsOfExponent(plain);
  if (digits === null) return fault('digits_lost');
  const number = digits ?? plain;
  const phone = parsePhone(number, country);
  if (phone.ok) return read(phone.e164, repairOf(digits !== undefined, number, phone));
  const international = /^[1-9]\d{7,}$/.test(number) ? parsePhone(`+${number}`, country) : phone;
  if (international.ok) return read(international.e164, 'country_code');
  return fault('invalid_phone', { reason: phone.error });
}

function repairOf(wasExponent: boolean, number: string, phone: PhoneResult & { ok: true }) {
  if (wasExponent) return 'exponent';
  if (!/^[1-9]\d*$/.test(number)) return undefined;
  if (number.startsWith(phone.callingCode) && phone.e164 === `+${number}`) return 'country_code';
  return phone.e164 === `+${phone.callingCode}${number}` && phone.national.startsWith('0')
    ? 'leading_zero'
    : undefined;
}
