import { CASH_ON_DELIVERY } from '../../../common/cash-on-delivery.ts';
import { checkQuote } from '../../../common/quote-rules.ts';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import { QuoteCreate as quoteCreateSchema } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { dropBlanks } from '../../api/drop-blanks.ts';
import type { ParcelValues } from './parcel.ts';

/** What is wrong with one field; `message` is as zod gives it, encoded for `useFieldText`. */
export interface FieldFault {
  /** Dotted path: `origin.city`. */
  path: string;
  message: string;
}

type CheckedRequest = { ok: true; output: QuoteCreate } | { ok: false; faults: FieldFault[] };

/** Judges a parcel by the contract and, if it is sound, writes it as the request for a quote. */
export function checkParcel(parcel: ParcelValues): CheckedRequest {
  const wire = wireParcel(parcel);
  const parsed = quoteCreateSchema.safeParse(wire);
  const faults: FieldFault[] = [
    ...checkQuote(wire).map(({ pointer, code }) => ({ path: pointer.slice(1), message: code })),
    ...(parsed.error?.issues ?? []).map(({ path, message }) => ({
      path: path.join('.'),
      message,
    })),
  ].map(({ path, message }) => ({ path: parcelFieldOf(path), message }));
  if (parsed.data && faults.length === 0) return { ok: true, output: parsed.data };
  return { ok: false, faults };
}

/** The parcel as it travels, blanks and what does not apply left out. Not yet judged. */
export function wireParcel(parcel: ParcelValues) {
  const { weight_unit, dimension_unit, amount_to_collect, ...rest } = parcel;
  const isCollected = parcel.payment_type === CASH_ON_DELIVERY;
  const said = { ...rest, ...(isCollected && { amount_to_collect }) };
  return dropBlanks(said) as Partial<QuoteCreate>;
}

/** The field of the form that a path of the request belongs to: of an amount people type the figure. */
export function parcelFieldOf(path: string): string {
  return path === 'amount_to_collect' ? 'amount_to_collect.amount' : path;
}

/** The request for a parcel, or null while it is not complete and sound. */
export function requestOf(parcel: ParcelValues): QuoteCreate | null {
  const checked = checkParcel(parcel);
  return checked.ok ? checked.output : null;
}
