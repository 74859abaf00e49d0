import { foldDigits } from '../../../common/digits.ts';
import { parsePhone } from '../../../common/phone.ts';

type ReadLogin = { login: string; violations: { pointer: string; code: string }[] };

/** Converts a typed e-mail or phone number to the contract's format. */
export function readLogin(typed: string): ReadLogin {
  const text = foldDigits(typed).trim();
  const wrong = (code: string) => ({ login: text, violations: [{ pointer: '/login', code }] });
  if (text === '') return { login: '', violations: [] };
  if (text.includes('@')) {
    return /^[^\s@]+@[^\s@]+$/.test(text) ? { login: text, violations: [] } : wrong('email');
  }
  const phone = parsePhone(text);
  if (phone.ok) return { login: phone.e164, violations: [] };
  return wrong(/\p{L}/u.test(text) ? 'email' : 'invalid_phone');
}
