import {
  filled,
  firstOf,
  isPayload,
  listAt,
  numberAt,
  type Payload,
  partAt,
  textAt,
  valueAt,
} from '../payload.ts';
import { joinLines, type StoreLine } from '../order-lines.ts';
import { bestPhone, shortAddressIn, streetCells } from '../receiver.ts';
import type { OrderContent, StorePayment } from '../store-event.ts';
import { isoOf, readTime } from '../times.ts';
import { statusOf } from './status.ts';

/** The whole order; null where it lacks its items, as light payloads do. */
export function contentOf(order: Payload): OrderContent | null {
  if (!Array.isArray(order.items)) return null;
  const payment = paymentOf(order);
  const { first, further, note } = joinLines(linesOf(order));
  const total = amountAt(order, 'amounts', 'total');
  return {
    placed_at: isoOf(timeAt(order, 'date')),
    payment,
    hindrance: isPayload(order.shipping) ? null : 'no_shipping',
    cells: filled({
      ...first,
      reference_id: firstOf(textAt(order, 'reference_id'), textAt(order, 'id')),
      ...receiverOf(order),
      ...(note !== '' && { note }),
      payment_type: payment === 'on_delivery' ? 'cash_on_delivery' : 'prepaid',
      // `amounts.cash_on_delivery` is the fee for it, which the total includes.
      ...(payment === 'on_delivery' && { 'sender.amount_to_collect': total }),
    }),
    lines: further,
    weight: weightOf(order),
  };
}

function paymentOf(order: Payload): StorePayment {
  if (textAt(order, 'payment_method').toLowerCase() === 'cod') return 'on_delivery';
  const isPending = order.is_pending_payment === true || statusOf(order)?.code === 'unpaid';
  return isPending ? 'unpaid' : 'paid';
}

function receiverOf(order: Payload) {
  const { customer, shipping } = order;
  const receiver = partAt(shipping, 'receiver');
  const address = partAt(shipping, 'address');
  const country = firstOf(textAt(address, 'country_code'), textAt(address, 'country'), 'SA');
  const street = textAt(address, 'shipping_address');
  const mobile = textAt(customer, 'mobile');
  return {
    'receiver.full_name': firstOf(
      textAt(receiver, 'name'),
      textAt(customer, 'name'),
      [textAt(customer, 'first_name'), textAt(customer, 'last_name')].join(' ').trim(),
    ),
    'receiver.phone': bestPhone(
      country,
      textAt(receiver, 'phone'),
      mobile.startsWith('+') ? mobile : `${textAt(customer, 'mobile_code')}${mobile}`,
    ),
    'receiver.email': firstOf(textAt(receiver, 'email'), textAt(customer, 'email')),
    'receiver.country': country,
    'receiver.city': firstOf(textAt(address, 'city'), textAt(customer, 'city')),
    'receiver.district': textAt(address, 'block'),
    'receiver.postal_code': textAt(address, 'postal_code'),
    'receiver.short_address': shortAddressIn(textAt(address, 'short_address'), street),
    ...streetCells(street, textAt(address, 'street_number')),
  };
}

function linesOf(order: Payload): StoreLine[] {
  return listAt(order, 'items').map((item) => ({
    sku: firstOf(textAt(item, 'sku'), textAt(item, 'product', 'sku')),
    name: firstOf(textAt(item, 'name'), textAt(item, 'product', 'name')),
    quantity: textAt(item, 'quantity'),
    price: amountAt(item, 'amounts', 'total'),
  }));
}

/** What the items weigh, or else what the order says, such as `٠٫٢٥ كجم`. */
function weightOf(order: Payload): string | null {
  const weights = listAt(order, 'items').map((item) => {
    const quantity = numberAt(item, 'quantity') ?? 1;
    return (numberAt(item, 'weight') ?? 0) * quantity;
  });
  const isKnown = weights.length > 0 && weights.every((weight) => weight > 0);
  const grams = Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 1_000);
  return isKnown ? `${grams} g` : textAt(order, 'total_weight') || null;
}

/** `{amount, currency}` in major units as a cell of a file, such as `154.00 SAR`. */
function amountAt(value: unknown, ...names: string[]): string {
  const found = valueAt(value, ...names);
  const amount = numberAt(found, 'amount') ?? numberAt(found);
  if (amount === null) return '';
  return `${amount.toFixed(2)} ${firstOf(textAt(found, 'currency'), 'SAR')}`;
}

/** `{date, timezone}`; Salla's stores keep Riyadh's time. */
function timeAt(order: Payload, name: string): number {
  const zone = textAt(order, name, 'timezone') === 'UTC' ? 'Z' : '+03:00';
  return readTime(firstOf(textAt(order, name, 'date'), textAt(order, name)), zone);
}
