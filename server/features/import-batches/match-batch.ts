import type { Tx } from '../../db/database.ts';
import type { OperationRequest } from '../../http/operations.ts';
import { type FieldError, invalidFields, problem } from '../../http/problem.ts';
import { findDateOrder } from './find-date-order.ts';
import { joinLines } from './join-lines.ts';
import { rememberMatching } from './matchings.ts';
import { missingOf } from './missing-fields.ts';
import { contextOf } from './reading/match-columns.ts';
import { readCells } from './reading/read-cells.ts';
import { countRows, uncheckAll } from './row-store.ts';
import { changeBatch, type ImportBatch } from './store.ts';

type Matching = OperationRequest<'updateImportColumns'>['body'];

/**
 * Confirms what the columns of a batch mean, joins the lines of its orders, and has its rows checked.
 *
 * @throws ProblemError 409 once a row is booked or if the batch is not from a file, 422 for columns
 *   that contradict each other, that do not exist, or that lack something.
 */
export async function matchBatch(
  tx: Tx,
  batch: ImportBatch,
  { columns: chosen, date_order, defaults = [] }: Matching,
  now: Date,
): Promise<ImportBatch> {
  if (batch.origin !== 'file') throw problem(409, 'import_step');
  if ((await countRows(tx, batch)).has('booked')) throw problem(409, 'import_step');
  const columns = matchedColumns(batch, chosen);
  const found = await findDateOrder(tx, batch, columns);
  const isAsked = found === 'ambiguous';
  const errors = [
    ...columnErrors(batch, chosen),
    ...defaultErrors(columns, defaults),
    ...missingErrors({ ...batch, columns, defaults }),
    ...(isAsked && date_order === undefined
      ? [{ pointer: '/date_order', code: 'required' as const }]
      : []),
  ];
  if (errors.length > 0) throw invalidFields(errors);
  await rememberMatching(tx, batch.account_id, columns, now);
  await uncheckAll(tx, batch);
  await joinLines(tx, { ...batch, columns });
  return changeBatch(tx, batch, {
    status: 'checking',
    columns: JSON.stringify(columns),
    defaults: JSON.stringify(defaults.filter(({ text }) => text !== '')),
    asks_date_order: isAsked,
    date_order: isAsked ? (date_order ?? null) : found,
    choice: null,
    priced_at: null,
    updated_at: now,
  });
}

function matchedColumns(batch: ImportBatch, chosen: Matching['columns']): ImportBatch['columns'] {
  const fields = new Map(chosen.map(({ index, field }) => [index, field]));
  return batch.columns.map(({ index, heading, sample }) => {
    const field = fields.get(index);
    return {
      ...{ index, heading, sample },
      ...(field !== undefined && { field, matched_by: 'person' as const }),
    };
  });
}

function columnErrors(
  { columns }: Pick<ImportBatch, 'columns'>,
  chosen: Matching['columns'],
): FieldError[] {
  const [indexes, fields] = [new Set<number>(), new Set<string>()];
  return chosen.flatMap(({ index, field }, place): FieldError[] => {
    const errors: FieldError[] = [];
    const pointer = `/columns/${place}`;
    if (index >= columns.length)
      errors.push({ pointer: `${pointer}/index`, code: 'invalid_value' });
    else if (indexes.has(index)) errors.push({ pointer: `${pointer}/index`, code: 'not_allowed' });
    if (field !== undefined && fields.has(field)) {
      errors.push({ pointer: `${pointer}/field`, code: 'not_allowed' });
    }
    indexes.add(index);
    if (field !== undefined) fields.add(field);
    return errors;
  });
}

/** A default is given once, and can be read. */
function defaultErrors(
  columns: ImportBatch['columns'],
  defaults: ImportBatch['defaults'],
): FieldError[] {
  const cells = Object.fromEntries(defaults.map(({ field, text }) => [field, text]));
  const { faults } = readCells(cells, contextOf(columns));
  const wrong = new Set(faults.map(({ field }) => field));
  const seen = new Set<string>();
  return defaults.flatMap(({ field }, place): FieldError[] => {
    const isRepeated = seen.has(field);
    seen.add(field);
    if (isRepeated) return [{ pointer: `/defaults/${place}/field`, code: 'not_allowed' }];
    return wrong.has(field) ? [{ pointer: `/defaults/${place}/text`, code: 'invalid_value' }] : [];
  });
}

function missingErrors(batch: Parameters<typeof missingOf>[0]): FieldError[] {
  const missing = missingOf(batch);
  return missing.length === 0
    ? []
    : [{ pointer: '/columns', code: 'required', params: { allowed: missing } }];
}
