import { useState } from 'react';
import { asApiError } from '../../../../api/errors.ts';
import { useUpdateImportColumns } from '../../../../api/generated/import-batches/import-batches.ts';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import type { ImportDateOrder } from '../../../../api/generated/model/import-date-order.ts';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { isImportField } from '../fields.ts';
import { missingFields } from '../missing-fields.ts';
import { useShowBatch } from '../use-import-batch.ts';
import { ambiguousDate } from './ambiguous-date.ts';

type Defaults = Partial<Record<ImportField, string>>;

const refusals = {
  import_changed: 'shipments.import.refusal.import_changed',
  import_step: 'shipments.import.refusal.import_step',
  import_busy: 'shipments.import.refusal.import_busy',
};

/** What each column means and what fills the gaps, as the person changes it, and its confirmation. */
export function useMatching(batch: ImportBatch) {
  const { columns, version } = batch;
  const [fields, setFields] = useState(() => columns.map(({ field }) => field));
  const [defaults, setDefaults] = useState<Defaults>(() =>
    Object.fromEntries(batch.defaults.map(({ field, text }) => [field, text])),
  );
  const [dateOrder, setDateOrder] = useState<ImportDateOrder | undefined>(batch.date_order);
  const [isAsked, setAsked] = useState(false);
  const show = useShowBatch();
  const { mutate, isPending, error } = useUpdateImportColumns({
    mutation: { meta: { handledCodes: Object.keys(refusals) }, onSuccess: show },
  });

  const filled = Object.entries(defaults).filter(([, text]) => text.trim() !== '');
  const used = fields.filter((field) => field !== undefined);
  const missing = missingFields(
    new Set([...used, ...filled.map(([field]) => field).filter(isImportField)]),
  );
  // An example of a date that can be read in two ways, once a column holds days.
  const days = columns.find((_, at) => fields[at] === 'preferred_delivery_day');
  const example = days?.sample.map(ambiguousDate).find((date) => date !== null) ?? null;
  const refused = asApiError(error)?.problem.errors ?? [];
  const asksOrder =
    (batch.asks_date_order && days !== undefined) ||
    example !== null ||
    refused.some(({ pointer }) => pointer === '/date_order');
  const lacksOrder = asksOrder && dateOrder === undefined;

  return {
    fields,
    used,
    match: (at: number, field: ImportField | undefined) => {
      setFields(fields.map((each, place) => (place === at ? field : each)));
    },
    defaults,
    fill: (field: ImportField, text: string) => {
      setDefaults({ ...defaults, [field]: text });
    },
    missing,
    asksOrder,
    example,
    dateOrder,
    setDateOrder,
    /** The confirmation was asked for while something is missing. */
    isLacking: isAsked && (missing.length > 0 || lacksOrder),
    lacksOrder: isAsked && lacksOrder,
    confirm: () => {
      setAsked(true);
      if (isPending || missing.length > 0 || lacksOrder) return;
      mutate({
        batchId: batch.id,
        data: {
          version,
          columns: columns.map(({ index }, at) => {
            const field = fields[at];
            return field ? { index, field } : { index };
          }),
          ...(asksOrder && dateOrder && { date_order: dateOrder }),
          defaults: filled.flatMap(([field, text]) =>
            // A column of the field comes first, so its default only fills the gaps.
            isImportField(field) ? [{ field, text: text.trim() }] : [],
          ),
        },
      });
    },
    isPending,
    refusal: useSubmitError(error, refusals),
  };
}

export type Matching = ReturnType<typeof useMatching>;
