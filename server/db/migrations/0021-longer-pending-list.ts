import { runStatements } from '../run-statements.ts';

/**
 * PostgreSQL moves new words from the pending list into the index in batches. Larger batches cost a
 * booking less, and every search reads a longer list (docs/performance.md).
 */
export const up = runStatements([
  'alter index shipment_words_by_token set (gin_pending_list_limit = 1024)',
]);
