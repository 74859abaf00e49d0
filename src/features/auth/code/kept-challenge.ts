import type { CodeChallenge } from '../../../api/generated/model/code-challenge.ts';
import { PRODUCT } from '../../../../common/product.ts';
import { sentCode, type SentCode } from '../../../shared/credentials/sent-code.ts';

export type CodeUse = 'signIn' | 'device' | 'reset' | 'registration';

const keyOf = (use: CodeUse) => `${PRODUCT.slug}_code_${use}`;

/** Stores a sent code in this tab, so that a reload shows its remaining time. */
export function keepChallenge(use: CodeUse, sent: CodeChallenge): SentCode {
  const kept = sentCode(sent);
  sessionStorage.setItem(keyOf(use), JSON.stringify(kept));
  return kept;
}

/** The code that this tab waits for; null if none was sent. */
export function keptChallenge(use: CodeUse): SentCode | null {
  const kept = sessionStorage.getItem(keyOf(use));
  return kept === null ? null : (JSON.parse(kept) as SentCode);
}

export function forgetChallenge(use: CodeUse): void {
  sessionStorage.removeItem(keyOf(use));
}
