/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttachmentContent } from './attachment-content.ts';
import type { Shipment } from './shipment.ts';
import type { TrackingEvent } from './tracking-event.ts';

export interface RecordedShipment {
  shipment: Shipment;
  /**
     * Newest first.
     * @maxItems 500
     */
  events: TrackingEvent[];
  attachment?: AttachmentContent;
}
