import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { LISTED } from '../../messages/delivered-words.ts';
import type { Messenger } from '../../messages/messenger.ts';
import { selectAnnounced } from './announced-shipments.ts';
import { claimNotices, deleteNotices, dueAccounts, postponeNotices } from './store.ts';

export interface NoticeServices {
  db: Database;
  messages: Pick<Messenger, 'deliver'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Accounts per run, and e-mails that are sent at once; the rest follow in the next run. */
const ACCOUNTS = 500;
const AT_ONCE = 10;

/** Milliseconds after which a run begins no further e-mail. */
const LONGEST = 60_000;

/**
 * Sends the e-mails about delivered shipments that are due, one to each account. What could not be
 * sent is tried again with growing pauses, and given up after a day; it holds up nobody else.
 */
export async function sendNotices(services: NoticeServices, now: Date): Promise<void> {
  const accounts = (await dueAccounts(services.db.kysely, now, ACCOUNTS)).values();
  const time = AbortSignal.timeout(LONGEST);
  const sendInTurn = async () => {
    for (const accountId of accounts) {
      if (time.aborted) return;
      await sendTo(services, accountId, now).catch((err: unknown) => {
        services.log.error({ err, accountId }, 'an e-mail about deliveries went wrong');
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
}

/**
 * No transaction is open while the mail server is spoken to. If the process dies before the notices
 * are deleted, the e-mail is sent a second time: the mail server cannot be asked whether it took it.
 */
async function sendTo(
  { db, messages, log }: NoticeServices,
  accountId: string,
  now: Date,
): Promise<void> {
  const { kysely } = db;
  const claimed = await kysely.transaction().execute((tx) => claimNotices(tx, accountId, now));
  if (claimed === null) return;
  const { to, locale, shipmentIds } = claimed;
  const listed = { accountId, locale, shipmentIds: shipmentIds.slice(0, LISTED) };
  const shipments = await selectAnnounced(kysely, listed, now);
  const count = shipmentIds.length;
  try {
    await messages.deliver({ kind: 'delivered', channel: 'email', to, locale, count, shipments });
  } catch (error) {
    const givenUp = await postponeNotices(kysely, claimed, now);
    // A mail server's answer may contain the address.
    const told = { accountId, code: codeOf(error) };
    log.warn({ ...told, count }, 'an e-mail about deliveries could not be sent');
    if (givenUp > 0) log.error({ ...told, count: givenUp }, 'deliveries were never announced');
    return;
  }
  await deleteNotices(kysely, claimed);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
