/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportRowNumber } from './import-row-number.ts';
import type { ImportedShipment } from './imported-shipment.ts';

/**
 * A shipment that has been booked, or an earlier row of this batch with the same reference.
 */
export interface ImportRepetition {
  shipment?: ImportedShipment;
  row?: ImportRowNumber;
}
