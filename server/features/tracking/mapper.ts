import type { components } from '../../../openapi/generated/types.ts';
import type { ShipmentRow } from '../shipments/store.ts';
import { MAX_EVENTS, type TrackingEvent } from './store.ts';
import { toCourierSummary } from '../couriers/mapper.ts';
import { withoutNulls } from '../../http/without-nulls.ts';

type Schemas = components['schemas'];

/** @param events newest first. */
export function toTracking(row: ShipmentRow, events: TrackingEvent[]): Schemas['Tracking'] {
  return {
    shipment_id: row.id,
    tracking_number: row.tracking_number,
    status: row.status,
    tracking_status: row.tracking_status,
    courier: toCourierSummary(row.courier, row.courier),
    service_type: row.service_type,
    origin: { country: row.origin_country, city: row.origin_city },
    destination: { country: row.destination_country, city: row.destination_city },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    expected_delivery_on: row.expected_delivery_on,
    events: events.slice(0, MAX_EVENTS).map(toTrackingEvent),
  };
}

export function toTrackingEvent(event: TrackingEvent): Schemas['TrackingEvent'] {
  return {
    occurred_at: event.occurred_at.toISOString(),
    tracking_status: event.tracking_status,
    ...withoutNulls({
      city: event.city,
      failure_reason: event.failure_reason,
      courier_text: event.courier_text,
    }),
  };
}
