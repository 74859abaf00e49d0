import type { components } from '../../../openapi/generated/types.ts';
import type { ShipmentRow } from '../shipments/store.ts';
import type { TrackingEvent } from './store.ts';
import { addressStateOf } from '../../domain/receiver-address.ts';
import { withoutNulls } from '../../http/without-nulls.ts';

type Schemas = components['schemas'];

/**
 * What the public page may show to anybody with its address: no personal data, and not the
 * courier's own words, which may contain some.
 *
 * @param events newest first.
 */
export function toPublicTracking(
  row: ShipmentRow,
  events: readonly TrackingEvent[],
): Schemas['PublicTracking'] {
  return {
    tracking_number: row.tracking_number,
    status: row.status,
    tracking_status: row.tracking_status,
    courier: { name: row.courier.name, sample: row.courier.sample },
    service_type: row.service_type,
    origin: { country: row.origin_country, city: row.origin_city },
    destination: { country: row.destination_country, city: row.destination_city },
    updated_at: row.updated_at.toISOString(),
    expected_delivery_on: row.expected_delivery_on,
    address: addressStateOf(row),
    events: events.map((event) => ({
      occurred_at: event.occurred_at.toISOString(),
      tracking_status: event.tracking_status,
      ...withoutNulls({ city: event.city, failure_reason: event.failure_reason }),
    })),
  };
}
