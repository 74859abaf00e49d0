import type { components } from '../../../openapi/generated/types.ts';
import type { Fixed } from '../../db/columns.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    shipment_attachments: ShipmentAttachmentsTable;
  }
}

export interface ShipmentAttachmentsTable {
  account_id: Fixed<string>;
  shipment_id: Fixed<string>;
  media_type: Wire['AttachmentType'];
  /** Base64. */
  content: string;
}
