import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';

/**
 * Whether two requests ask for the same price. What one leaves undecided (dimensions, a method)
 * differs from any decision: a price for something undecided binds for nothing decided. Only pieces
 * and payment have a value that leaving out means.
 */
export function isSameRequest(a: QuoteCreate, b: QuoteCreate): boolean {
  return JSON.stringify(comparable(a)) === JSON.stringify(comparable(b));
}

function comparable(request: QuoteCreate): unknown[] {
  const { origin, destination, amount_to_collect } = request;
  return [
    [origin.country, origin.city],
    [destination.country, destination.city],
    request.weight,
    [request.length, request.width, request.height],
    request.pieces ?? 1,
    request.shipment_type,
    request.shipping_method,
    request.payment_type ?? 'prepaid',
    amount_to_collect && [amount_to_collect.amount, amount_to_collect.currency],
  ];
}
