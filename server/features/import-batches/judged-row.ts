import type { components } from '../../../openapi/generated/types.ts';
import type { OrderedProduct } from './reading/order-product.ts';
import type { ReadingContext } from './reading/read-cells.ts';
import type { Values } from './reading/values.ts';
import type { ImportRow } from './row-store.ts';
import type { ImportBatch } from './store.ts';

type Schemas = components['schemas'];

/** What is judged of a row. */
export type JudgedRow = Pick<ImportRow, 'row_no' | 'texts' | 'edits' | 'carried' | 'left_out'>;

/** What the rows of a batch have in common. */
export interface JudgeContext {
  columns: ImportBatch['columns'];
  reading: ReadingContext;
  /** As the account's profile has it. */
  sender: Schemas['Sender'];
  /** The sending company's name. */
  company?: string;
  defaults: Values;
  /** By their sku. */
  products: ReadonlyMap<string, OrderedProduct>;
}
