/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { ImportRowNumber } from './import-row-number.ts';
import type { ImportedShipment } from './imported-shipment.ts';

/**
 * What a row repeats: a shipment that was booked, or an earlier row of this batch with the same reference.
 */
export interface ImportRepetition {
  /** The shipment that was booked; absent if the row repeats another row. */
  shipment?: ImportedShipment;
  /** The earlier row; absent if the row repeats a shipment. */
  row?: ImportRowNumber;
}
