import type { RuleViolation, Text } from './rule-violation.ts';
import { foldForSearch } from './search-text.ts';

/** The owner of the password: what a stranger who knows them would try first. */
export interface PasswordOwner {
  first_name?: Text;
  last_name?: Text;
  company_name?: Text;
  email?: Text;
  phone?: Text;
}

/** The contract's minimum of characters. A shorter password is refused for its length alone. */
const FEWEST_CHARACTERS = 10;
/** Characters that a password must have beside its owner's name, e-mail or phone. */
const OWN_CHARACTERS = 6;

/**
 * The rules of a new password that need no list: both times the same, and more than what everybody
 * knows of its owner or one step along the keyboard (NIST SP 800-63B-4, 3.1.1.2, in spirit).
 */
export function checkNewPassword(
  { password, password_confirmation }: { password?: Text; password_confirmation?: Text },
  owner: PasswordOwner = {},
): RuleViolation[] {
  if (!password) return [];
  return [
    ...(isGuessable(password, owner)
      ? [{ pointer: '/password', code: 'guessable_password' } as const]
      : []),
    ...(password_confirmation !== undefined && password_confirmation !== password
      ? [{ pointer: '/password_confirmation', code: 'passwords_differ' } as const]
      : []),
  ];
}

function isGuessable(password: string, owner: PasswordOwner): boolean {
  if (password.length < FEWEST_CHARACTERS) return false;
  const { first_name, last_name, company_name, email, phone } = owner;
  const known = [first_name, last_name, company_name, email, 'mizan', 'ميزان']
    .flatMap((text) => foldForSearch(text ?? '').split(/[\s.@_-]+/))
    .concat(phone?.replace(/\D/g, '').slice(-8) ?? '')
    .filter((word) => word.length > 2)
    .sort((one, other) => other.length - one.length);
  const rest = known.reduce((text, word) => text.replaceAll(word, ''), foldForSearch(password));
  return rest.length < OWN_CHARACTERS || isRun(foldForSearch(password));
}

/** `aaaaaaaaaa`, `1234567890`, `abcabcabcabc`: one short piece or one direction all along. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((letter, at) => letter.charCodeAt(0) - text.charCodeAt(at));
  const [first] = steps;
  if (steps.every((step) => step === first && Math.abs(step) <= 1)) return true;
  return [1, 2, 3, 4].some((length) => {
    const piece = text.slice(0, length);
    return piece.repeat(Math.ceil(text.length / length)).startsWith(text);
  });
}
