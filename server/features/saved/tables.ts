import type { JSONColumnType } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, FixedTime, Time } from '../../db/columns.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    saved_receivers: SavedTable<Wire['SavedReceiverInput']>;
    parcel_presets: SavedTable<Wire['ParcelPresetInput']>;
  }
}

/** An item saved by name. */
export interface SavedTable<Content extends object> {
  account_id: Fixed<string>;
  id: Fixed<string>;
  content: JSONColumnType<Content>;
  /** Folded name: sort key of the list, and unique within the account. */
  name_key: string;
  search_text: string;
  created_at: FixedTime;
  updated_at: Time;
}
