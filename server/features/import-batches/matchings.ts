import { createHash } from 'node:crypto';
import type { Queryable, Tx } from '../../db/database.ts';
import type { ImportField } from './reading/import-fields.ts';
import { phraseOf } from './reading/heading-index.ts';

/** Sets of headings that are remembered for one account. */
export const KEPT_MATCHINGS = 50;

/** Headings are the same whatever their letter case, Arabic letter variants and punctuation. */
function hashOf(headings: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headings.map(phraseOf)))
    .digest('base64url');
}

/** What each column meant in the account's last file with the same headings. */
export async function recallMatching(
  db: Queryable,
  accountId: string,
  headings: readonly string[],
): Promise<(ImportField | null)[] | undefined> {
  const found = await db
    .selectFrom('import_matchings')
    .select('fields')
    .where('account_id', '=', accountId)
    .where('headings_hash', '=', hashOf(headings))
    .executeTakeFirst();
  return found?.fields;
}

/** Remembers what columns mean; beyond {@link KEPT_MATCHINGS} the one used longest ago is forgotten. */
export async function rememberMatching(
  tx: Tx,
  accountId: string,
  columns: readonly { heading: string; field?: ImportField }[],
  now: Date,
): Promise<void> {
  const fields = JSON.stringify(columns.map(({ field }) => field ?? null));
  await tx
    .insertInto('import_matchings')
    .values({
      account_id: accountId,
      headings_hash: hashOf(columns.map(({ heading }) => heading)),
      fields,
      used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'headings_hash']).doUpdateSet({ fields, used_at: now }),
    )
    .execute();
  await tx
    .deleteFrom('import_matchings')
    .where('account_id', '=', accountId)
    .where('headings_hash', 'not in', (kept) =>
      kept
        .selectFrom('import_matchings')
        .select('headings_hash')
        .where('account_id', '=', accountId)
        .orderBy('used_at', 'desc')
        .orderBy('headings_hash')
        .limit(KEPT_MATCHINGS),
    )
    .execute();
}
