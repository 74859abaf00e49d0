import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import { firstMeasuredDay, MEASURED_DAYS, measuredTransit } from '../../domain/measured-transit.ts';
import type { LaneKind, ServiceType } from '../../domain/rate-card.ts';
import { type LaneCounts, selectLaneCounts } from './store.ts';

type MeasuredTransit = components['schemas']['MeasuredTransit'];

/** What was really delivered, by courier. */
export type Measured = ReadonlyMap<string, ByService>;

type ByService = {
  [Service in ServiceType]?: { [Lane in LaneKind]?: MeasuredTransit | undefined };
};

interface Reading {
  at: Date;
  measured: Measured;
  /** Set while it is replaced. */
  next: Promise<Reading> | undefined;
}

/** Milliseconds for which a reading is used, and then while the next one is on its way. */
const FRESH_MS = 5 * 60_000;
const USABLE_MS = 15 * 60_000;

const readings = new WeakMap<Database, Promise<Reading>>();

/**
 * What couriers really delivered, as this process last read it. Only the first caller, and one after
 * a quiet quarter of an hour, waits for the database; otherwise a reading older than five minutes is
 * replaced beside the request.
 */
export async function measuredOf(db: Database, now: Date): Promise<Measured> {
  const known = readings.get(db) ?? startReading(db, now);
  const reading = await known;
  const age = Math.abs(now.getTime() - reading.at.getTime());
  if (age < FRESH_MS) return reading.measured;
  reading.next ??= replace(db, reading, now);
  return age < USABLE_MS ? reading.measured : (await reading.next).measured;
}

function startReading(db: Database, now: Date): Promise<Reading> {
  const reading = read(db, now);
  readings.set(db, reading);
  reading.catch(() => readings.delete(db));
  return reading;
}

/** Keeps the reading if the next one fails; a later request tries again. */
async function replace(db: Database, reading: Reading, now: Date): Promise<Reading> {
  try {
    const next = await read(db, now);
    readings.set(db, Promise.resolve(next));
    return next;
  } catch {
    reading.next = undefined;
    return reading;
  }
}

async function read({ kysely }: Database, now: Date): Promise<Reading> {
  const rows = await selectLaneCounts(kysely, { since: firstMeasuredDay(now) });
  const measured = new Map<string, ByService>();
  for (const { courier_id, service_type, lane, counts } of rows) {
    const courier = measured.get(courier_id) ?? {};
    courier[service_type] = { ...courier[service_type], [lane]: toMeasured(counts) };
    measured.set(courier_id, courier);
  }
  return { at: now, measured, next: undefined };
}

function toMeasured(counts: LaneCounts['counts']): MeasuredTransit | undefined {
  const measured = measuredTransit(
    counts.map(([days, deliveries, onTime]) => ({ days, deliveries, onTime })),
  );
  return (
    measured && {
      deliveries: measured.deliveries,
      period_days: MEASURED_DAYS,
      p50_days: measured.p50Days,
      p90_days: measured.p90Days,
      on_time_rate: measured.onTimeBasisPoints,
    }
  );
}
