import { CASH_ON_DELIVERY } from '../../../common/cash-on-delivery.ts';
import { checkQuote } from '../../../common/quote-rules.ts';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import { QuoteCreate as quoteCreateSchema } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { dropBlanks } from '../../api/drop-blanks.ts';
import { judge, type Checked } from '../../ui/forms/check-resolver.ts';
import type { ParcelValues } from './parcel.ts';

/** Judges a parcel by the contract and, if it is sound, writes it as the request for a quote. */
export function checkParcel(parcel: ParcelValues): Checked<QuoteCreate> {
  const wire = toQuoteRequest(parcel);
  return judge(quoteCreateSchema, { wire, violations: checkQuote(wire), fieldOf: parcelFieldOf });
}

/** The parcel as it travels, blanks and what does not apply left out. Not yet judged. */
export function toQuoteRequest(parcel: ParcelValues) {
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
