import { problem } from '../../http/problem.ts';
import type { Handlers } from '../../http/operations.ts';

/** Not there yet. */
function later(): Promise<never> {
  return Promise.reject(problem(503, 'temporarily_unavailable'));
}

export const importBatchesHandlers = {
  listImportBatches: later,
  createImportBatch: later,
  createImportBatchFromShipments: later,
  getImportBatch: later,
  deleteImportBatch: later,
  updateImportColumns: later,
  listImportRows: later,
  updateImportRow: later,
  correctImportRows: later,
  priceImportBatch: later,
  bookImportBatch: later,
  stopImportBatch: later,
  downloadImportRows: later,
  downloadImportTemplate: later,
} satisfies Pick<
  Handlers,
  | 'listImportBatches'
  | 'createImportBatch'
  | 'createImportBatchFromShipments'
  | 'getImportBatch'
  | 'deleteImportBatch'
  | 'updateImportColumns'
  | 'listImportRows'
  | 'updateImportRow'
  | 'correctImportRows'
  | 'priceImportBatch'
  | 'bookImportBatch'
  | 'stopImportBatch'
  | 'downloadImportRows'
  | 'downloadImportTemplate'
>;
