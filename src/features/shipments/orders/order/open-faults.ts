import type { ImportFault } from '../../../../api/generated/model/import-fault.ts';
import type { ImportField } from '../../../../api/generated/model/import-field.ts';
import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';

/** A fault of one field, which can be corrected there. */
export type FieldFault = ImportFault & { field: ImportField };

/** What the form of the National Address corrects as a whole. */
const ofAddress: readonly ImportField[] = [
  'receiver.short_address',
  'receiver.street_name',
  'receiver.building_no',
  'receiver.postal_code',
];

/** The faults of an order that are corrected one by one, and those that are of no single field. */
export function openFaults({ faults, reasons }: Pick<StoreOrder, 'faults' | 'reasons'>) {
  const isUnaddressed = reasons.includes('missing_address');
  const open = faults.filter(
    ({ field }) => !(isUnaddressed && field !== undefined && ofAddress.includes(field)),
  );
  return {
    ofFields: open.filter((fault): fault is FieldFault => fault.field !== undefined),
    ofOrder: open.filter(({ field }) => field === undefined),
  };
}
