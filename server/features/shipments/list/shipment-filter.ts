import { type SelectQueryBuilder, sql } from 'kysely';
import { STALLED_AFTER_HOURS } from '../../../../common/stalled.ts';
import type { CalendarDay } from '../../../domain/calendar.ts';
import { endOfDay, startOfDay } from '../../../db/riyadh-days.ts';
import type { Tables } from '../../../db/tables.ts';
import type { ShipmentsTable } from '../tables.ts';

const HOUR = 3_600_000;

/** Every given field must match. */
export interface ShipmentFilter extends Partial<
  Pick<ShipmentsTable, 'status' | 'payment_status' | 'payment_type' | 'source'>
> {
  q?: string;
  courier_id?: string;
  /** Of the destination. */
  city?: string;
  stalled?: boolean;
  /** The time from which `stalled` counts back. */
  now: Date;
  /** Riyadh days, both inclusive. */
  created_from?: CalendarDay;
  created_to?: CalendarDay;
}

/** Restricts rows of `shipments` to a filter, except for its words. */
export function filtered<From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From | 'shipments', Row>,
  filter: ShipmentFilter,
): SelectQueryBuilder<Tables, From | 'shipments', Row> {
  const equals = {
    status: filter.status,
    payment_status: filter.payment_status,
    payment_type: filter.payment_type,
    source: filter.source,
    courier_id: filter.courier_id,
    destination_city: filter.city,
  };
  let found = query;
  for (const [column, value] of Object.entries(equals)) {
    if (value !== undefined)
      found = found.where(sql<boolean>`${sql.ref(`shipments.${column}`)} = ${value}`);
  }
  if (filter.created_from !== undefined) {
    const from = startOfDay(filter.created_from);
    found = found.where(sql<boolean>`shipments.created_at >= ${from}`);
  }
  if (filter.created_to !== undefined) {
    const end = endOfDay(filter.created_to);
    found = found.where(sql<boolean>`shipments.created_at < ${end}`);
  }
  if (filter.stalled !== undefined) {
    const last = new Date(filter.now.getTime() - STALLED_AFTER_HOURS * HOUR);
    // Nothing changes before it is created. With this condition, the database can skip newer rows.
    const stalled = sql<boolean>`(shipments.status = 'pending' and shipments.updated_at <= ${last}
      and shipments.created_at <= ${last})`;
    found = found.where(filter.stalled ? stalled : sql<boolean>`not ${stalled}`);
  }
  return found;
}
