import { randomFillSync } from 'node:crypto';
import { encodeTime, ulid } from 'ulid';

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

/**
 * A new id such as `shp_01jd4a5r6s7t8v9w0x1y2z3a4b`: opaque, unguessable and sortable by time to
 * the millisecond. Sample data passes its own `random` (from 0 to below 1), so that every run gives
 * the same ids.
 */
export function newId<Prefix extends IdPrefix>(
  prefix: Prefix,
  at: Date,
  random: () => number = secureRandom,
): `${Prefix}_${string}` {
  return `${prefix}_${ulid(at.getTime(), random).toLowerCase()}`;
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
