import type { CodeChallenge } from '../../api/generated/model/code-challenge.ts';

/** A code that was sent, with its times on this device's clock. */
export interface SentCode extends Pick<CodeChallenge, 'challenge' | 'channel' | 'destination'> {
  /** Milliseconds since the epoch. */
  resendAt: number;
}

export function sentCode(sent: CodeChallenge): SentCode {
  const { challenge, channel, destination, resend_in } = sent;
  return { challenge, channel, destination, resendAt: Date.now() + resend_in * 1_000 };
}
