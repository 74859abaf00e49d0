import { foldForSearch } from '../../../../common/search-text.ts';
import { fault, read, type Reading } from './reading.ts';

const YES = new Set(['yes', 'y', 'true', '1', 'نعم', 'صح', 'صحيح', 'اجل']);
const NO = new Set(['no', 'n', 'false', '0', 'لا', 'خطا', 'كلا']);

/** Yes or no, in either language. */
export function readBoolean(text: string): Reading<boolean> {
  const word = foldForSearch(text);
  if (YES.has(word)) return read(true);
  return NO.has(word) ? read(false) : fault('unknown_value', { allowed: ['yes', 'no'] });
}
