import { Migrator, type Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { mainJob } from './migrations/0001-main-job.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { profile } from './migrations/0003-profile.ts';
import { apiKeys } from './migrations/0004-api-keys.ts';
import { questionnaires } from './migrations/0005-questionnaires.ts';
import { closedAccounts } from './migrations/0006-closed-accounts.ts';
import { moneyPath } from './migrations/0007-money-path.ts';
import { couriers } from './migrations/0008-couriers.ts';
import { shipmentDrafts } from './migrations/0009b-shipment-drafts.ts';
import { saved } from './migrations/0009-saved.ts';
import { listAtScale } from './migrations/0011-list-at-scale.ts';
import { labelBatches } from './migrations/0012-label-batches.ts';
import { attachments } from './migrations/0013-attachments.ts';
import { editedShipments } from './migrations/0014-edited-shipments.ts';
import { searchForm } from './migrations/0016-search-form.ts';
import { refusedRecalls } from './migrations/0016b-refused-recalls.ts';
import { denseWords } from './migrations/0017-dense-words.ts';
import { furtherProducts } from './migrations/0018-further-products.ts';

/** In the order of their names; one that has run anywhere is never changed again. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-main-job': mainJob,
  '0002-accounts': accounts,
  '0003-profile': profile,
  '0004-api-keys': apiKeys,
  '0005-questionnaires': questionnaires,
  '0006-closed-accounts': closedAccounts,
  '0007-money-path': moneyPath,
  '0008-couriers': couriers,
  '0009-saved': saved,
  '0009b-shipment-drafts': shipmentDrafts,
  '0011-list-at-scale': listAtScale,
  '0012-label-batches': labelBatches,
  '0013-attachments': attachments,
  '0014-edited-shipments': editedShipments,
  '0016-search-form': searchForm,
  '0016b-refused-recalls': refusedRecalls,
  '0017-dense-words': denseWords,
  '0018-further-products': furtherProducts,
};

/**
 * Brings the tables up to date, all or nothing. On PostgreSQL the migrator holds an advisory lock,
 * so that several processes may start at once.
 *
 * @returns the names of the migrations that ran now.
 * @throws Error whose cause is what the failing migration threw.
 */
export async function migrate({ kysely }: Pick<Database, 'kysely'>): Promise<string[]> {
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The database cannot be migrated', { cause: error });
  return results.map((result) => result.migrationName);
}
