import type { ImportField } from '../../../../api/generated/model/import-field.ts';

/** Fields that differ in every row, so that one value for all makes no sense. */
export const ownInEachRow: readonly ImportField[] = [
  'receiver.full_name',
  'receiver.phone',
  'receiver.short_address',
  'receiver.street_name',
  'receiver.building_no',
  'receiver.postal_code',
];
