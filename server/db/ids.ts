import { randomFillSync } from 'node:crypto';
import { encodeTime, incrementBase32, ulid } from 'ulid';

/** Prefixes of ids, which tell what an id names. */
export type IdPrefix =
  | 'acc'
  | 'ses'
  | 'crr'
  | 'brn'
  | 'pho'
  | 'qte'
  | 'shp'
  | 'ltx'
  | 'top'
  | 'pay'
  | 'pac'
  | 'evt'
  | 'mzk'
  | 'mzk_test'
  | 'rcv'
  | 'pst'
  | 'dft'
  | 'lbl'
  | 'inf'
  | 'aud'
  | 'rtg'
  | 'spm'
  | 'plm'
  | 'rul'
  | 'prd'
  | 'srp'
  | 'imp'
  | 'sto'
  | 'sdl'
  | 'sor'
  | 'req'
  | 'whe'
  | 'msg';

/** Letters of an id that are its time. */
const TIME_LENGTH = 10;

/** By prefix: the time and the end of the newest id. */
const newest = new Map<IdPrefix, { time: number; end: string }>();

/**
 * A new id such as `shp_01jd4a5r6s7t8v9w0x1y2z3a4b`: opaque, hard to guess and sortable by time to the
 * millisecond; those that a process makes within one, by the order in which it makes them. Sample data
 * passes its own `random` (from 0 to below 1), so that every run gives the same ids.
 */
export function newId<Prefix extends IdPrefix>(
  prefix: Prefix,
  at: Date,
  random?: () => number,
): `${Prefix}_${string}` {
  const time = at.getTime();
  if (random) return `${prefix}_${ulid(time, random).toLowerCase()}`;
  const before = newest.get(prefix);
  const isSame = before?.time === time;
  const end = isSame ? incrementBase32(before.end) : ulid(time, secureRandom).slice(TIME_LENGTH);
  newest.set(prefix, { time, end });
  return `${prefix}_${(encodeTime(time) + end).toLowerCase()}`;
}

/** No id of that time or later sorts below it, and no earlier one above. */
export function firstIdAt(prefix: IdPrefix, at: Date): string {
  return `${prefix}_${encodeTime(at.getTime()).toLowerCase()}`;
}

/** Random bytes that are fetched many at a time; asking for each takes longer than the rest of an id. */
const bytes = new Uint8Array(4_096);
let taken = bytes.length;

/** From 0 to below 1, in 256 steps, of which an id's digits of five bits need 32. */
function secureRandom(): number {
  if (taken === bytes.length) {
    randomFillSync(bytes);
    taken = 0;
  }
  const byte = bytes[taken] ?? 0;
  taken += 1;
  return byte / 256;
}
