/** A row of an import batch once it has been checked. */
export interface CheckedRow {
  row: number;
  isBooked: boolean;
  isWrong: boolean;
  isLeftOut: boolean;
  /** The person wants it booked although it is repeated. */
  bookAgain: boolean;
  /** The same for rows that say the same; null if the row cannot be read. */
  hash: string | null;
  reference: string | null;
}

/** What has been booked before, as far as the rows have to do with it. */
export interface BookedBefore<Shipment> {
  /** By the key of a row; shipments that were cancelled or failed are not `live`. */
  byKey: ReadonlyMap<string, { shipment: Shipment; id: string; isLive: boolean }>;
  /** Live ones. */
  byReference: ReadonlyMap<string, Shipment>;
}

export interface SettledRow<Shipment> {
  row: number;
  state: 'ready' | 'wrong' | 'repeated' | 'left_out';
  /** Under which it is booked, once; null if it cannot be. */
  key: string | null;
  repeatedOf: { shipment: Shipment } | { row: number } | null;
}

/**
 * The keys under which rows would be booked, were nothing booked before. Rows that say the same are
 * told apart by how many of them come before.
 *
 * @param rows of one batch: with a row all that say the same, in their order.
 * @param salt of the batch, for rows that are to be booked although they are repeated.
 */
export function firstKeys(
  rows: readonly Pick<CheckedRow, 'row' | 'hash' | 'bookAgain'>[],
  salt: string,
): Map<number, string> {
  const seen = new Map<string, number>();
  const keys = new Map<number, string>();
  for (const { row, hash, bookAgain } of rows) {
    if (hash === null) continue;
    const before = seen.get(hash) ?? 0;
    seen.set(hash, before + 1);
    keys.set(row, `${hash}:${before}${bookAgain ? `:${salt}` : ''}`);
  }
  return keys;
}

/** The key of a row whose shipment under the key before was cancelled or failed. */
export function keyAfter(first: string, shipmentId: string): string {
  return `${first}:${shipmentId}`;
}

/**
 * Which rows can be booked, and which have been. A row is repeated if it was booked and its shipment
 * lives, if a live shipment has its reference, or if an earlier row has. Booked rows stay.
 *
 * @param rows of one batch: with a row all that say the same or have its reference, in their order.
 * @param firsts what {@link firstKeys} gave for them.
 */
export function settleRows<Shipment>(
  rows: readonly CheckedRow[],
  firsts: ReadonlyMap<number, string>,
  before: BookedBefore<Shipment>,
): SettledRow<Shipment>[] {
  const firstWith = new Map<string, number>();
  return rows.flatMap((each): SettledRow<Shipment>[] => {
    const { row, reference } = each;
    const earlier = reference === null ? undefined : firstWith.get(reference);
    if (reference !== null && earlier === undefined && !each.isLeftOut) {
      firstWith.set(reference, row);
    }
    if (each.isBooked) return [];
    const none = { row, key: null, repeatedOf: null };
    if (each.isLeftOut) return [{ ...none, state: 'left_out' }];
    const first = firsts.get(row);
    if (each.isWrong || first === undefined) return [{ ...none, state: 'wrong' }];

    const { key, booked } = follow(first, before);
    if (booked) return [{ row, key, state: 'repeated', repeatedOf: { shipment: booked } }];
    if (!each.bookAgain && reference !== null) {
      const shipment = before.byReference.get(reference);
      if (shipment) return [{ row, key, state: 'repeated', repeatedOf: { shipment } }];
      if (earlier !== undefined) {
        return [{ row, key, state: 'repeated', repeatedOf: { row: earlier } }];
      }
    }
    return [{ row, key, state: 'ready', repeatedOf: null }];
  });
}

/** The key that is free or has a live shipment, after those of shipments that were given up. */
function follow<Shipment>(
  first: string,
  { byKey }: BookedBefore<Shipment>,
): { key: string; booked: Shipment | null } {
  let key = first;
  for (;;) {
    const found = byKey.get(key);
    if (!found) return { key, booked: null };
    if (found.isLive) return { key, booked: found.shipment };
    key = keyAfter(first, found.id);
  }
}
