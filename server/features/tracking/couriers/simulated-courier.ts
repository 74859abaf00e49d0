import { createHash } from 'node:crypto';
import { type CourierEventKind, trackingStatusOf } from '../../../domain/courier-events.ts';
import { COURIER_WORDS, pickWords } from '../../../sample-data/courier-words.ts';
import { type Random, seededRandom } from '../../../domain/random.ts';
import { isFinalScan, nextScan } from './simulated-journey.ts';
import type {
  BookingAnswer,
  CourierEvent,
  CourierParcel,
  CourierPort,
} from '../../../ports/courier-port.ts';

const HOUR_MS = 3_600_000;

/** Share of bookings that are refused. */
const REFUSED_SHARE = 0.03;

/**
 * A fictional courier for demo mode. The parcel's id seeds its random choices, so the same parcel
 * always takes the same way in every process. A parcel it has already collected cannot be recalled.
 *
 * @param speed hours that pass for it in one real hour; at 0 it accepts everything and moves
 *   nothing.
 */
export function simulatedCourier(speed: number): CourierPort {
  return {
    book: (parcel) => Promise.resolve(answerBooking(parcel, speed === 0 ? 0 : REFUSED_SHARE)),
    cancel: (parcel, now) => Promise.resolve({ cancelled: !isCollected(parcel, now, speed) }),
    eventsOf: (parcel, now) => Promise.resolve(scansUntil(parcel, now, speed)),
  };
}

/** Sample shipments that are already under way are always accepted. */
function answerBooking(parcel: CourierParcel, refusedShare: number): BookingAnswer {
  const chance = chanceOf(parcel, 0);
  if (parcel.history.length === 1 && chance.chance(refusedShare)) {
    return { accepted: false, text: chance.pick(COURIER_WORDS.failed) };
  }
  return { accepted: true, reference: `SIM-${parcel.trackingNumber.slice('MZ'.length)}` };
}

function isCollected(parcel: CourierParcel, now: Date, speed: number): boolean {
  return journeyOf(parcel).length > 1 || scansUntil(parcel, now, speed).length > 0;
}

/**
 * The known events of its journey, without the sender's cancellation, which the courier does not
 * decide.
 */
function journeyOf({ history }: CourierParcel): CourierParcel['history'] {
  return history.filter(({ trackingStatus }) => trackingStatus !== 'cancelled');
}

/** Every event after the known ones, none twice. */
function scansUntil(parcel: CourierParcel, now: Date, speed: number): CourierEvent[] {
  if (parcel.bookedAt === null || speed === 0) return [];
  const history = [...journeyOf(parcel)];
  const scans: CourierEvent[] = [];
  for (;;) {
    const last = history.at(-1);
    if (last === undefined || isFinalScan(last.trackingStatus)) return scans;
    const chance = chanceOf(parcel, history.length);
    const { kind, hours } = nextScan(history, parcel.transitDays, chance);
    const since = Math.max(last.occurredAt.getTime(), parcel.bookedAt.getTime());
    const occurredAt = new Date(Math.round(since + (hours * HOUR_MS) / speed));
    if (occurredAt > now) return scans;
    scans.push(scan(parcel, kind, occurredAt, `sim-${history.length}`, chance));
    history.push({ trackingStatus: trackingStatusOf(kind), occurredAt });
  }
}

function scan(
  parcel: CourierParcel,
  kind: CourierEventKind,
  occurredAt: Date,
  id: string,
  chance: Random,
): CourierEvent {
  const isNearOrigin = kind === 'picked_up' || kind === 'in_transit' || kind === 'returned';
  return {
    id,
    kind,
    occurredAt,
    city: (isNearOrigin ? parcel.origin : parcel.destination).city,
    ...pickWords(trackingStatusOf(kind), chance),
  };
}

/** @param step the number of known events. */
function chanceOf({ shipmentId }: CourierParcel, step: number): Random {
  const digest = createHash('sha256').update(`${shipmentId} ${step}`).digest();
  return seededRandom(digest.readUInt32LE());
}
