import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed, Time } from '../../db/columns.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    store_webhooks: StoreWebhooksTable;
  }
}

export interface StoreWebhooksTable {
  account_id: Fixed<string>;
  platform: Fixed<Wire['StorePlatform']>;
  /** Version 4; unique. */
  uuid: string;
  /** When the uuid was created. */
  created_at: Time;
}
