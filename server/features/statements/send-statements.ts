import { sql } from 'kysely';
import type { Queryable } from '../../db/database.ts';
import { addDays } from '../../domain/calendar.ts';
import type { Locale } from '../../reference/locale.ts';
import type { NoticeServices } from '../delivery-notices/send-notices.ts';
import { findStatement, monthOf } from './statements.ts';

/** Accounts read at a time. */
const BATCH = 200;

/** Until when a month's statements are sent, in days of the next month. */
const LAST_DAY = 3;

/**
 * Sends the statements of the last month to the accounts that want them, each once. The job runs on
 * one process at a time; if it dies while an e-mail is sent, that e-mail may come twice.
 */
export async function sendStatements(services: NoticeServices, now: Date): Promise<void> {
  const { db, log } = services;
  const current = monthOf(now);
  if (now >= dayOf(current, LAST_DAY + 1)) return;
  const month = addDays(`${current}-01`, -1).slice(0, 7);
  for (let after = ''; ;) {
    const accounts = await wanting(db.kysely, month, after);
    for (const account of accounts) {
      await sendTo(services, account, month, now).catch((err: unknown) => {
        // A mail server's answer may contain the address.
        const code = err instanceof Error && 'code' in err ? err.code : undefined;
        log.warn({ accountId: account.account_id, code }, 'a statement could not be sent');
      });
    }
    const last = accounts.at(-1);
    if (last === undefined) return;
    after = last.account_id;
  }
}

interface Wanting {
  account_id: string;
  email: string;
  locale: Locale;
}

function wanting(db: Queryable, month: string, after: string): Promise<Wanting[]> {
  return db
    .selectFrom('accounts')
    .select(['account_id', 'email', 'locale'])
    .where('account_id', '>', after)
    .where('statement_emails', '=', sql.lit(true))
    .where('email_verified', '=', true)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`statement_sent is distinct from ${month}`)
    .orderBy('account_id')
    .limit(BATCH)
    .execute();
}

async function sendTo(
  { db: { kysely }, messages }: NoticeServices,
  { account_id, email: to, locale }: Wanting,
  month: string,
  now: Date,
): Promise<void> {
  const statement = await findStatement(kysely, account_id, month, now);
  if (statement) {
    const { opening, closing } = statement;
    await messages.deliver({
      kind: 'statement',
      channel: 'email',
      to,
      locale,
      month,
      opening,
      closing,
    });
  }
  await kysely
    .updateTable('accounts')
    .set({ statement_sent: month })
    .where('account_id', '=', account_id)
    .execute();
}

/** When that day of a month begins in Riyadh. */
function dayOf(month: string, day: number): Date {
  return new Date(`${month}-${String(day).padStart(2, '0')}T00:00:00+03:00`);
}
