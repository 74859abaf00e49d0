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

export interface ImportRow {
  row: ImportRowNumber;
  state: ImportRowState;
  /** True if the person wants it booked although it is repeated. */
  book_again: boolean;
  cells: ImportCells;
  /**
     * What is wrong with a row that is `wrong`, `unpriced` or `refused`; the first of a field only.
     * @maxItems 100
     */
  faults: ImportFault[];
  /** @maxItems 60 */
  repairs: ImportRepair[];
  repeated_of?: ImportRepetition;
  /** The first row of the order of which this row is a further line: it has the same reference, a product and no receiver, and only such lines are between them. Its product is one of the shipment's `further_products`. While any line of an order is `wrong`, so is its first row. Absent if the line itself is left out. */
  joined_to?: ImportRowNumber;
  /** How many products the order has beside that of this row; present if there are any. */
  further_products?: ImportCount;
  price?: ImportPrice;
  /** Why this courier, or why none; present if the row is or was to be priced. */
  courier_choice?: CourierChoice;
  /** Present if the row is booked. */
  shipment?: ImportedShipment;
}
