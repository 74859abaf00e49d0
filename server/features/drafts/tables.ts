import type { JSONColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    shipment_drafts: ShipmentDraftsTable;
  }
}

export interface ShipmentDraftsTable {
  account_id: Fixed<string>;
  id: Fixed<string>;
  /** Counts the saves. */
  version: number;
  content: JSONColumnType<Wire['ShipmentDraftCreate']>;
  created_at: FixedTime;
  updated_at: Time;
}
