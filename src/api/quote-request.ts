import type { QuoteCreate } from './generated/model/quote-create.ts';
import { QuoteCreate as quoteCreateSchema } from './generated/zod/mizan-api.schemas.zod.ts';
import { dropBlanks } from './drop-blanks.ts';
import type { ParcelValues } from './parcel.ts';

/** What is wrong with one field; `message` is as zod gives it, encoded for `useFieldText`. */
export interface FieldFault {
  /** Dotted path: `origin.city`. */
  path: string;
  message: string;
}

export type CheckedRequest =
  { ok: true; output: QuoteCreate } | { ok: false; faults: FieldFault[] };

const sides = ['length', 'width', 'height'] as const;

/** Judges a parcel by the contract and, if it is sound, writes it as the request for a quote. */
export function checkParcel(parcel: ParcelValues): CheckedRequest {
  const { weight_unit, dimension_unit, amount_to_collect, ...rest } = parcel;
  const isCollected = parcel.payment_type === 'cash_on_delivery';
  const wire = dropBlanks({ ...rest, ...(isCollected && { amount_to_collect }) });
  const parsed = quoteCreateSchema.safeParse(wire);
  const faults: FieldFault[] = [
    ...missingSides(parcel),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
  ];
  if (parsed.data && faults.length === 0) return { ok: true, output: parsed.data };
  return { ok: false, faults };
}

/** The request for a parcel, or null while it is not complete and sound. */
export function requestOf(parcel: ParcelValues): QuoteCreate | null {
  const checked = checkParcel(parcel);
  return checked.ok ? checked.output : null;
}

/**
 * Whether two requests ask for the same price. What one leaves undecided (dimensions, a method)
 * differs from any decision: a price for something undecided binds for nothing decided. Only pieces
 * and payment have a value that leaving out means.
 */
export function isSameRequest(a: QuoteCreate, b: QuoteCreate): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

/** Length, width and height come together or not at all. */
function missingSides(parcel: ParcelValues): FieldFault[] {
  const blank = sides.filter((side) => parcel[side] === null || parcel[side] === '');
  if (blank.length === sides.length) return [];
  return blank.map((path) => ({ path, message: 'required' }));
}

function comparable(request: QuoteCreate): unknown[] {
  const { origin, destination, amount_to_collect } = request;
  return [
    [origin.country, origin.city],
    [destination.country, destination.city],
    request.weight,
    sides.map((side) => request[side]),
    request.pieces ?? 1,
    request.shipment_type,
    request.shipping_method,
    request.payment_type ?? 'prepaid',
    amount_to_collect && [amount_to_collect.amount, amount_to_collect.currency],
  ];
}
