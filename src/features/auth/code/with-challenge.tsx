import { useEffect, useState, type ReactNode } from 'react';
import { goTo } from '../auth-path.ts';
import type { SentCode } from '../../../shared/credentials/sent-code.ts';
import { keptChallenge, type CodeUse } from './kept-challenge.ts';

interface WithChallengeProps {
  use: CodeUse;
  /** Where one begins who waits for no code. */
  otherwise: string;
  children: (sent: SentCode) => ReactNode;
}

/** A page for those who were sent a code in this tab; others are led to where it begins. */
export function WithChallenge({ use, otherwise, children }: WithChallengeProps) {
  const [sent] = useState(() => keptChallenge(use));
  useEffect(() => {
    if (sent === null) goTo(otherwise, { replace: true });
  }, [sent, otherwise]);
  return sent && children(sent);
}
