import type { Fixed } from '../../db/columns.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type { LaneKind, ServiceType } from '../../domain/rate-card.ts';

declare module '../../db/tables.ts' {
  interface Tables {
    delivery_counts: DeliveryCountsTable;
    delivering_accounts: DeliveringAccountsTable;
  }
}

/** Deliveries of all accounts; docs/adr/0029 tells why these rows belong to none. */
export interface DeliveryCountsTable {
  courier_id: Fixed<string>;
  service_type: Fixed<ServiceType>;
  lane: Fixed<LaneKind>;
  delivered_on: Fixed<CalendarDay>;
  /** The courier's working days in transit, 0 to 60. */
  days: Fixed<number>;
  deliveries: number;
  on_time: number;
}

/** Whose parcels a courier delivered. */
export interface DeliveringAccountsTable {
  account_id: Fixed<string>;
  courier_id: Fixed<string>;
  service_type: Fixed<ServiceType>;
  lane: Fixed<LaneKind>;
  /** A day on which one was delivered; the last one, unless a correction made it earlier. */
  last_delivered_on: CalendarDay;
}
