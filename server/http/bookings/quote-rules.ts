import type { components } from '../../../openapi/generated/types.ts';
import type { FieldError } from '../problem.ts';
import { checkPlace } from './place-rules.ts';

type QuoteCreate = components['schemas']['QuoteCreate'];

/** The rules of a quote that no schema can say. */
export function checkQuote(quote: QuoteCreate): FieldError[] {
  return [
    ...checkPlace('/origin', quote.origin),
    ...checkPlace('/destination', quote.destination),
    ...checkDimensions(quote),
    ...checkAmountToCollect(quote),
  ];
}

/** All three or none: two sides make no volume. */
function checkDimensions(quote: QuoteCreate): FieldError[] {
  const missing = (['length', 'width', 'height'] as const).filter(
    (side) => quote[side] === undefined,
  );
  if (missing.length === 3) return [];
  return missing.map((side) => ({ pointer: `/${side}`, code: 'required' }));
}

function checkAmountToCollect({ payment_type, amount_to_collect }: QuoteCreate): FieldError[] {
  const isCashOnDelivery = payment_type === 'cash_on_delivery';
  if (isCashOnDelivery === (amount_to_collect !== undefined)) return [];
  return [{ pointer: '/amount_to_collect', code: isCashOnDelivery ? 'required' : 'not_allowed' }];
}
