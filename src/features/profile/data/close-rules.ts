import type { AccountClosing } from '../../../api/generated/model/account-closing.ts';
import { AccountClosing as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import type { CloseValues } from './close-values.ts';

/** @param word the word to type, in upper or lower case. */
export function closeResolver(word: string) {
  return ruledResolver<CloseValues, AccountClosing>(
    schema,
    ({ current_password, confirmation }) => ({
      wire: { current_password },
      violations: isWord(confirmation, word)
        ? []
        : [
            {
              pointer: '/confirmation',
              code: confirmation.trim() === '' ? 'required' : 'invalid_format',
            },
          ],
    }),
  );
}

function isWord(typed: string, word: string): boolean {
  return typed.trim().toLocaleLowerCase() === word;
}
