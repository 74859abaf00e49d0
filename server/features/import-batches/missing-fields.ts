import type { components } from '../../../openapi/generated/types.ts';
import { type ImportField, isImportField, missingFields } from './reading/import-fields.ts';
import type { ImportBatch } from './store.ts';

type Schemas = components['schemas'];

/** Fields that every row needs and that neither a column nor a default of the batch gives. */
export function missingOf({
  columns,
  defaults,
  origin,
}: Pick<ImportBatch, 'columns' | 'defaults' | 'origin'>): Schemas['ImportField'][] {
  if (origin !== 'file' || columns.length === 0) return [];
  const fields = [...columns, ...defaults].map(({ field }) => field);
  return missingFields(new Set(fields.filter((field): field is ImportField => isKnown(field))));
}

function isKnown(field: string | undefined): field is ImportField {
  return field !== undefined && isImportField(field);
}
