import { dictionary } from '@zxcvbn-ts/language-common';

/** About 49,000 passwords from published leaks. */
const COMMON = new Set<string>(dictionary['passwords-common']);

/** Characters that may be added to a common password without making it a different one. */
const TRIMMINGS = 4;

/** Whether this is a leaked password, also with a few digits or signs around it: `Password123!`. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const [core = ''] = /\p{L}(?:.*\p{L})?/su.exec(lower) ?? [];
  return COMMON.has(lower) || (lower.length - core.length <= TRIMMINGS && COMMON.has(core));
}
