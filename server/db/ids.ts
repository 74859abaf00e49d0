import { ulid } from 'ulid';

/** Prefixes of ids, which tell what an id names. */
export type IdPrefix =
  | 'acc'
  | 'ses'
  | 'crr'
  | 'qte'
  | 'shp'
  | 'ltx'
  | 'top'
  | 'pay'
  | 'pac'
  | 'evt'
  | 'mzk'
  | 'rcv'
  | 'pst'
  | 'dft'
  | 'lbl'
  | 'aud';

/**
 * A new id such as `shp_01jd4a5r6s7t8v9w0x1y2z3a4b`: opaque, unguessable and sortable by time to
 * the millisecond. Sample data passes its own `random` (from 0 to below 1), so that every run gives
 * the same ids.
 */
export function newId<Prefix extends IdPrefix>(
  prefix: Prefix,
  at: Date,
  random?: () => number,
): `${Prefix}_${string}` {
  return `${prefix}_${ulid(at.getTime(), random).toLowerCase()}`;
}
