import type { ColumnType, JSONColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime } from '../../db/columns.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    label_batches: LabelBatchesTable;
  }
}

export interface LabelBatchesTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  status: Wire['LabelBatchStatus'];
  paper: Fixed<Wire['LabelPaper']>;
  language: Fixed<Wire['DocumentLanguage']>;
  shipment_ids: JSONColumnType<string[], string, never>;
  left_out: JSONColumnType<Wire['LabelLeftOut'][]>;
  /** Labels finished, and their total. */
  done: number;
  total: number;
  /** A PDF; null until it is ready. */
  file: ColumnType<Uint8Array | null, undefined, Uint8Array | null>;
  created_at: FixedTime;
}
