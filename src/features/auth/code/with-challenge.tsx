import { useEffect, useState, type ReactNode } from 'react';
import { goTo } from '../auth-path.ts';
import type { SentCode } from '../../../shared/credentials/sent-code.ts';
import { keptChallenge, type CodeUse } from './kept-challenge.ts';

interface WithChallengeProps {
  use: CodeUse;
  /** Path for people who wait for no code. */
  otherwise: string;
  children: (sent: SentCode) => ReactNode;
}

/** A page for people who were sent a code in this tab. Others are redirected to `otherwise`. */
export function WithChallenge({ use, otherwise, children }: WithChallengeProps) {
  const [sent] = useState(() => keptChallenge(use));
  useEffect(() => {
    if (sent === null) goTo(otherwise, { replace: true });
  }, [sent, otherwise]);
  return sent && children(sent);
}
