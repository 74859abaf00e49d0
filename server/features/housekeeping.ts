import { deleteEndedAttempts } from '../db/attempts.ts';
import type { Database } from '../db/database.ts';
import { deleteOldKeys } from '../db/idempotency.ts';
import { deleteIdleMarks } from './attention/housekeeping.ts';
import { deleteDeadChallenges } from './auth/challenges-store.ts';
import { deleteUnusedDevices } from './auth/known-devices-store.ts';
import { deleteDeadPasswordResets } from './auth/password-resets-store.ts';
import { deleteOldCounts } from './deliveries/store.ts';
import { deleteOldImports } from './import-batches/housekeeping.ts';
import { deleteOldBatches } from './labels/store.ts';
import { deleteOldFiles } from './tax-documents/invoice-files.ts';
import { deleteUnusedQuotes } from './quotes/store.ts';
import { deleteOldRequests } from './request-log/housekeeping.ts';
import { deleteOldDeliveries } from './stores/housekeeping.ts';
import { deleteOldWebhooks } from './webhooks/housekeeping.ts';
import { deleteDeadRegistrations } from './registration/store.ts';

const CHORES = [
  deleteOldKeys,
  deleteEndedAttempts,
  deleteDeadChallenges,
  deleteDeadPasswordResets,
  deleteUnusedDevices,
  deleteDeadRegistrations,
  deleteOldBatches,
  deleteOldFiles,
  deleteOldImports,
  deleteOldDeliveries,
  deleteOldRequests,
  deleteOldWebhooks,
  deleteIdleMarks,
  deleteUnusedQuotes,
  deleteOldCounts,
];

/** Deletes expired rows that no request can read any more. */
export async function deleteExpired({ kysely }: Database, now: Date): Promise<void> {
  for (const chore of CHORES) await chore(kysely, now);
}
