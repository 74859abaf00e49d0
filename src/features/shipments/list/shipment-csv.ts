import type { Shipment } from '../../../api/generated/model/shipment.ts';
import type { CsvColumn } from '../../../ui/table/csv-export.ts';
import { amount, inRiyadh, type Field } from './field-kinds.tsx';
import { shipmentFields } from './shipment-fields.tsx';
import type { Words } from './use-words.ts';

type Part = [labelId: string, value: Field['csv'], currency?: Field['currency']];

const totalFee = amount((s) => s.charge.total_fee);

/** What the columns that say several things say one by one. */
const parts: Readonly<Record<string, readonly Part[]>> = {
  tracking_number: [
    ['shipments.column.tracking_number', (s) => s.tracking_number],
    ['shipments.column.reference_id', (s) => s.reference_id],
  ],
  status: [
    ['shipments.list.column.status', (s, { nameOf }) => nameOf('status', s.status)],
    [
      'shipments.column.tracking_status',
      (s, { nameOf }) => nameOf('tracking_status', s.tracking_status),
    ],
  ],
  receiver: [
    ['shipments.list.column.receiver', (s) => s.receiver.full_name],
    ['shipments.column.destination', (s, { placeText }) => placeText(s.destination)],
  ],
  courier: [
    ['shipments.list.column.courier', (s, { localized }) => localized(s.courier.name)],
    ['shipments.column.service_type', (s, { nameOf }) => nameOf('service_type', s.service_type)],
  ],
  total_fee: [
    ['shipments.list.column.total', totalFee.csv, totalFee.currency],
    [
      'shipments.column.payment_status',
      (s, { nameOf }) => nameOf('payment_status', s.payment_status),
    ],
  ],
  created_at: [
    ['shipments.list.column.created', (s) => inRiyadh(s.created_at)],
    ['shipments.column.days_since_created', (s) => s.days_since_created],
  ],
  updated_at: [
    ['shipments.list.column.updated', (s) => inRiyadh(s.updated_at)],
    ['shipments.column.hours_since_last_update', (s) => s.hours_since_last_update],
  ],
  expected_delivery_on: [['shipments.list.column.expected', (s) => s.expected_delivery_on]],
};

/** What a spreadsheet gets of each column of the list. */
export function shipmentCsv(words: Words): (columnId: string) => readonly CsvColumn<Shipment>[] {
  const { text } = words;
  return (columnId) => {
    const field = shipmentFields[columnId];
    const own: readonly Part[] = field
      ? [[`shipments.column.${columnId}`, field.csv, field.currency]]
      : (parts[columnId] ?? []);
    return own.flatMap(([labelId, value, currency]) => {
      const label = text(labelId);
      return [
        { heading: label, value: (shipment) => value(shipment, words) },
        ...(currency
          ? [{ heading: text('shipments.column.currency', { label }), value: currency }]
          : []),
      ] satisfies CsvColumn<Shipment>[];
    });
  };
}
