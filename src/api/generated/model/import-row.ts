/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { CourierChoice } from './courier-choice.ts';
import type { ImportCells } from './import-cells.ts';
import type { ImportCount } from './import-count.ts';
import type { ImportFault } from './import-fault.ts';
import type { ImportPrice } from './import-price.ts';
import type { ImportRepair } from './import-repair.ts';
import type { ImportRepetition } from './import-repetition.ts';
import type { ImportRowNumber } from './import-row-number.ts';
import type { ImportRowState } from './import-row-state.ts';
import type { ImportedShipment } from './imported-shipment.ts';

/**
 * A row of an import batch.
 */
export interface ImportRow {
  row: ImportRowNumber;
  state: ImportRowState;
  /** Whether the person wants the row booked although it is repeated. */
  book_again: boolean;
  /** Cells of the row that have a field, with the person's corrections. */
  cells: ImportCells;
  /**
     * Errors of a row that is `wrong`, `unpriced` or `refused`, at most one for each field.
     * @maxItems 100
     */
  faults: ImportFault[];
  /**
     * What was repaired in the row; empty if nothing was.
     * @maxItems 60
     */
  repairs: ImportRepair[];
  /** What the row repeats; absent if nothing. */
  repeated_of?: ImportRepetition;
  /** First row of the order to which this row belongs as a further product: a row with the same reference, a product and no receiver, following directly. The product becomes one of the shipment's `further_products`. As long as any row of an order is `wrong`, so is its first row. Absent if the row is left out or is not a further product. */
  joined_to?: ImportRowNumber;
  /** Number of products of the order besides the one in this row; absent if there are none. */
  further_products?: ImportCount;
  /** The chosen price; absent until couriers are chosen, and if none can take the parcel. */
  price?: ImportPrice;
  /** Why this courier was chosen, or why none was; absent until couriers are chosen. */
  courier_choice?: CourierChoice;
  /** The shipment that the row became; present if it is booked. */
  shipment?: ImportedShipment;
}
