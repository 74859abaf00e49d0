import { parsePhone } from '../../../common/phone.ts';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import { countAttempt } from '../../db/attempts.ts';
import { problem } from '../../http/problem.ts';
import type { RequestContext } from '../../http/operations.ts';
import type { Challenge } from './challenges-store.ts';
import { waitHeader } from './limits.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Counts a text message with a code by its number, the registration or account that verifies it, its
 * country and altogether, over all processes. Each text costs money, and a stranger chooses where it
 * goes. Numbers of Saudi Arabia count altogether only, so that other countries cannot use up its
 * share. E-mails are not counted here.
 *
 * @param isSent whether the text goes out; if not, the answer is the same and nothing is counted.
 * @throws ProblemError 429 `too_many_texts` with the time to wait.
 */
export async function limitTexts(
  { db, config, now, log }: RequestContext,
  {
    channel,
    destination,
    purpose,
    account_id: account,
    token_hash: token,
  }: Pick<Challenge, 'channel' | 'destination' | 'purpose' | 'account_id' | 'token_hash'>,
  isSent: boolean,
): Promise<void> {
  if (channel !== 'phone') return;
  const phone = parsePhone(destination);
  const country = (phone.ok && phone.country) || 'unknown';
  const verifying = { registration: token, verification: account }[String(purpose)];
  const counted: [key: string, most: number, isAlarming: boolean][] = [
    [`number ${destination}`, config.smsPerNumberPerDay, false],
  ];
  if (verifying) counted.push([`for ${verifying}`, config.smsPerRegistrationPerDay, false]);
  if (country !== HOME_COUNTRY) counted.push([`to ${country}`, config.smsPerCountryPerDay, true]);
  counted.push(['all', config.smsPerDay, true]);
  for (const [key, most, isAlarming] of counted) {
    const times = isSent ? 1 : 0;
    const attempt = { key: `text ${key}`, windowMs: DAY_MS, now, times };
    const { count, endsAt } = await countAttempt(db.kysely, attempt);
    if (count - times < most) continue;
    if (isAlarming) log.warn({ country, most }, 'no more text messages with codes are sent today');
    throw problem(429, 'too_many_texts', {}, waitHeader(endsAt, now));
  }
}
