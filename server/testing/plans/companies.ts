import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { BESIDE, type Copies, copyRows, MOMENT } from '../bench/copy-rows.ts';
import { fillShipments } from '../bench/fill-shipments.ts';
import { shipmentsToSeek, type Sought } from '../bench/list-questions.ts';
import { type Belongings, newOwner } from '../new-owner.ts';
import type { TestBackend } from '../test-backend.ts';

/** A company with something of everything. */
export interface Company {
  /** Its shipments. */
  count: number;
  their: Belongings;
  /** Some of them. */
  sought: Sought[];
}

/** Different values of the same filters. */
const SOUGHT = 2;

const { tracking_events, ledger_transactions, ledger_entries, activity } = BESIDE;
/** What comes with shipments and is read in pages. */
const HISTORY = { tracking_events, ledger_transactions, ledger_entries, activity };

const TOP_UP = sql`'top_' || lpad(n::text, 26, '0')`;
const PAYMENT = sql`'pay_' || lpad(n::text, 26, '0')`;
/** Other customers, and payments that are done with. */
const BESIDE_A_COMPANY: Readonly<Record<string, Copies>> = {
  accounts: {
    changes: sql`'account_id', 'acc_' || lpad(n::text, 26, '0'),
      'email', n || '@mizan.example', 'email_verified', true,
      'phone', '+9665' || lpad(n::text, 8, '0'), 'phone_verified', true`,
  },
  top_ups: {
    changes: sql`'id', ${TOP_UP}, 'payment_id', ${PAYMENT}, 'status', 'paid',
      'created_at', ${MOMENT}, 'paid_at', ${MOMENT}`,
  },
  top_up_payments: {
    changes: sql`'id', ${PAYMENT}, 'top_up_id', ${TOP_UP}, 'status', 'paid',
      'reference_hash', md5(n::text), 'provider_payment_id', 'paid_' || n,
      'created_at', ${MOMENT}, 'checked_at', ${MOMENT}, 'settled_at', ${MOMENT}`,
  },
};

/**
 * Companies with that many shipments, and with as many customers and payments beside them as the
 * last one has shipments.
 */
export async function addCompanies(
  backend: TestBackend,
  database: Database,
  counts: readonly number[],
): Promise<Company[]> {
  const companies: Company[] = [];
  for (const count of counts) {
    const their = await newOwner(backend);
    const rows = { accountId: their.owner.accountId, count };
    await fillShipments(database, rows.accountId, count);
    const isLast = companies.length === counts.length - 1;
    for (const [table, copies] of Object.entries({ ...HISTORY, ...(isLast && BESIDE_A_COMPANY) })) {
      await copyRows(database, table, copies, rows);
    }
    const sought = await shipmentsToSeek(database.kysely, rows.accountId, SOUGHT);
    companies.push({ count, their, sought });
  }
  return companies;
}
