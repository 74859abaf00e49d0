import {
  type Challenge,
  countTry,
  findChallenge,
  putChallenge,
  renewCode,
  useUp,
} from './challenges-store.ts';
import type { CodePurpose } from './tables.ts';
import type { CodeChannel } from '../../messages/message.ts';
import type { Locale } from '../../reference/locale.ts';
import type { RequestContext } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import type { Message } from '../../messages/message.ts';
import { hashCode, isSameHash, newCode } from './codes.ts';
import { limitCodes } from './code-limits.ts';
import { tooSoon } from './limits.ts';
import type { SessionWishes } from './open-session.ts';
import { mask } from './mask.ts';
import { limitTexts } from './text-limits.ts';
import { hashToken } from './tokens.ts';

/** Milliseconds until another code may be requested, as the contract says. */
const RESEND_AFTER = 60_000;
/** Milliseconds for which a code is valid. */
const CODE_LIFE = 10 * 60_000;
/** Most codes that one challenge may send. */
const MOST_SENDS = 5;

interface NewChallenge {
  token: string;
  purpose: CodePurpose;
  accountId: string | null;
  channel: CodeChannel;
  destination: string;
  locale: Locale;
  /** A message sent instead of the code; null to send nothing. Left out: the code is sent. */
  instead?: Message | null;
  /** For the session after the second step. */
  wishes?: SessionWishes;
}

/** The state of a challenge, as the contract shows it. */
export function describeChallenge(
  token: string,
  { channel, destination, sent_at, expires_at }: Omit<Challenge, 'token_hash'>,
  now: Date,
) {
  const secondsTo = (time: number) => Math.max(0, Math.ceil((time - now.getTime()) / 1_000));
  return {
    challenge: token,
    channel,
    destination: mask(channel, destination),
    resend_in: secondsTo(sent_at.getTime() + RESEND_AFTER),
    expires_in: secondsTo(expires_at.getTime()),
  };
}

/**
 * Sends a code and stores its hash. When nobody should receive it, all the same work is done, but
 * nothing is sent and no code is accepted.
 *
 * @throws ProblemError 429 when too many codes were sent.
 */
export async function openChallenge(
  context: RequestContext,
  { token, purpose, accountId, channel, destination, locale, instead, wishes = {} }: NewChallenge,
) {
  const { db, now, messages } = context;
  await limitCodes(context, { purpose, channel, destination, isAgain: false });
  const code = newCode();
  const challenge = {
    purpose,
    account_id: accountId,
    channel,
    destination,
    locale,
    reachable: instead === undefined,
    code_hash: hashCode(token, code),
    device_hash: wishes.deviceHash ?? null,
    keep_signed_in: wishes.keepSignedIn ?? true,
    created_at: now,
    sent_at: now,
    expires_at: new Date(now.getTime() + CODE_LIFE),
  };
  const stored = { token_hash: hashToken(token), ...challenge };
  await limitTexts(context, stored, instead !== null);
  await putChallenge(db.kysely, stored);
  const message = instead === undefined ? codeMessage(challenge, code) : instead;
  if (message !== null) messages.send(message);
  return describeChallenge(token, { ...challenge, tries: 0, sends: 1, used_at: null }, now);
}

/**
 * Sends another code; the last one stops working.
 *
 * @throws ProblemError 429 when it is too early, 422 `dead_code` when there is nothing to send
 *   again.
 */
export async function resendCode(context: RequestContext, token: string) {
  const { db, now, messages } = context;
  const challenge = await findChallenge(db.kysely, hashToken(token));
  if (challenge === undefined || challenge.used_at !== null || challenge.sends >= MOST_SENDS) {
    throw problem(422, 'dead_code');
  }
  const { purpose, channel, destination, sent_at, reachable } = challenge;
  const dueAt = new Date(sent_at.getTime() + RESEND_AFTER);
  if (dueAt > now) throw tooSoon(dueAt, now);
  await limitCodes(context, { purpose, channel, destination, isAgain: true });
  await limitTexts(context, challenge, reachable);
  const code = newCode();
  const expiresAt = new Date(now.getTime() + CODE_LIFE);
  const next = { codeHash: hashCode(token, code), now, expiresAt };
  if (!(await renewCode(db.kysely, challenge, next))) {
    throw tooSoon(new Date(now.getTime() + RESEND_AFTER), now);
  }
  if (reachable) messages.send(codeMessage(challenge, code));
  return describeChallenge(token, { ...challenge, sent_at: now, expires_at: expiresAt }, now);
}

/**
 * Accepts the code of a challenge, once.
 *
 * @throws ProblemError 422 `invalid_code`, or `dead_code` when the code was used, has expired or
 *   was tried five times.
 */
export async function answerChallenge(
  { db, now, note }: RequestContext,
  { token, code, purpose }: { token: string; code: string; purpose: CodePurpose },
): Promise<Challenge> {
  const tokenHash = hashToken(token);
  const challenge = await countTry(db.kysely, { tokenHash, purpose, now });
  if (challenge === undefined) throw problem(422, 'dead_code');
  const isRight = isSameHash(challenge.code_hash, hashCode(token, code)) && challenge.reachable;
  const { account_id: accountId } = challenge;
  if (accountId !== null) note({ accountId });
  if (!isRight) {
    note({ refused: 'wrong_code_entered' });
    throw problem(422, 'invalid_code');
  }
  if (!(await useUp(db.kysely, tokenHash, now))) throw problem(422, 'dead_code');
  return challenge;
}

function codeMessage(
  { channel, destination, locale }: Pick<Challenge, 'channel' | 'destination' | 'locale'>,
  code: string,
): Message {
  return { kind: 'code', channel, to: destination, locale, code };
}
