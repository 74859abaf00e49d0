/**
 * Generated from openapi/ by `npm run codegen`. Do not edit.
 */
import type { AttachmentContent } from './attachment-content.ts';
import type { Shipment } from './shipment.ts';
import type { TrackingEvent } from './tracking-event.ts';

/**
 * A shipment with its tracking history.
 */
export interface RecordedShipment {
  shipment: Shipment;
  /**
     * The tracking history, newest first.
     * @maxItems 500
     */
  events: TrackingEvent[];
  /** Content of the attached file; absent if there is none. */
  attachment?: AttachmentContent;
}
