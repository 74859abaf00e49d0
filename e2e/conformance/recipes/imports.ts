import { asCompany, example, type Recipe } from './recipe.ts';

export const importRecipes = {
  listImportBatches: { call: asCompany(() => example('listImportBatches')) },
  createImportBatch: { call: asCompany(() => example('createImportBatch')) },
  createImportBatchFromShipments: {
    call: asCompany(() => example('createImportBatchFromShipments')),
  },
  getImportBatch: { call: asCompany(() => example('getImportBatch')) },
  deleteImportBatch: { call: asCompany(() => example('deleteImportBatch')) },
  updateImportColumns: { call: asCompany(() => example('updateImportColumns')) },
  listImportRows: { call: asCompany(() => example('listImportRows')) },
  updateImportRow: { call: asCompany(() => example('updateImportRow')) },
  correctImportRows: { call: asCompany(() => example('correctImportRows')) },
  priceImportBatch: { call: asCompany(() => example('priceImportBatch')) },
  bookImportBatch: { call: asCompany(() => example('bookImportBatch')) },
  stopImportBatch: { call: asCompany(() => example('stopImportBatch')) },
  downloadImportRows: { call: asCompany(() => example('downloadImportRows')) },
  downloadImportTemplate: { call: asCompany(() => example('downloadImportTemplate')) },
} satisfies Record<string, Recipe>;
