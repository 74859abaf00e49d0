import { filled, firstOf, listAt, numberAt, type Payload, partAt, textAt } from '../payload.ts';
import { joinLines, type StoreLine } from '../order-lines.ts';
import { bestPhone, shortAddressIn } from '../receiver.ts';
import type { Hindrance, OrderContent, StorePayment } from '../store-event.ts';
import { isoOf, readTime } from '../times.ts';

/** The whole order; null where it lacks its products. */
export function contentOf(order: Payload): OrderContent | null {
  if (!Array.isArray(order.products)) return null;
  const payment = paymentOf(order);
  const { first, further, note } = joinLines(linesOf(order));
  return {
    placed_at: isoOf(readTime(textAt(order, 'created_at'), 'Z')),
    payment,
    hindrance: hindranceOf(order),
    cells: filled({
      ...first,
      reference_id: firstOf(textAt(order, 'code'), textAt(order, 'id')),
      ...receiverOf(order),
      ...(note !== '' && { note }),
      payment_type: payment === 'on_delivery' ? 'cash_on_delivery' : 'prepaid',
      ...(payment === 'on_delivery' && {
        'sender.amount_to_collect': amountOf(numberAt(order, 'order_total'), order),
      }),
    }),
    lines: further,
    weight: weightOf(order),
  };
}

/** Orders of marketplaces hide the address: the marketplace ships them. */
function hindranceOf(order: Payload): Hindrance | null {
  if (order.requires_shipping === false) return 'no_shipping';
  const address = partAt(order, 'shipping', 'address');
  const texts = [textAt(address, 'formatted_address'), textAt(address, 'street')];
  const isMasked = texts.some((text) => /\bmasked\b/i.test(text));
  return order.is_marketplace_order === true && isMasked ? 'masked_address' : null;
}

function paymentOf(order: Payload): StorePayment {
  const method = textAt(order, 'payment', 'method', 'code').toLowerCase();
  if (method === 'zid_cod' || method === 'cod') return 'on_delivery';
  const status = textAt(order, 'payment_status').toLowerCase();
  return UNPAID.has(status) ? 'unpaid' : 'paid';
}

const UNPAID = new Set(['unpaid', 'pending', 'voided']);

function receiverOf(order: Payload) {
  const isForSomebodyElse = [true, 1, '1'].some((yes) => order.has_different_consignee === yes);
  const customer = partAt(order, 'customer');
  const person = isForSomebodyElse ? partAt(order, 'consignee') : customer;
  const address = partAt(order, 'shipping', 'address');
  const country = firstOf(
    textAt(address, 'country', 'code'),
    textAt(address, 'country', 'name'),
    'SA',
  );
  const formatted = textAt(address, 'formatted_address');
  return {
    'receiver.full_name': firstOf(textAt(person, 'name'), textAt(customer, 'name')),
    'receiver.phone': bestPhone(country, textAt(person, 'mobile'), textAt(customer, 'mobile')),
    'receiver.email': textAt(person, 'email'),
    'receiver.country': country,
    'receiver.city': textAt(address, 'city', 'name'),
    'receiver.district': textAt(address, 'district'),
    'receiver.street_name': firstOf(textAt(address, 'street'), formatted),
    'receiver.building_no': textAt(address, 'meta', 'building_number'),
    'receiver.postal_code': textAt(address, 'meta', 'postcode'),
    'receiver.additional_number': textAt(address, 'meta', 'additional_number'),
    'receiver.short_address': shortAddressIn(textAt(address, 'short_address'), formatted),
  };
}

function linesOf(order: Payload): StoreLine[] {
  return listAt(order, 'products').map((product) => {
    const pieces = numberAt(product, 'quantity') ?? 1;
    const price = numberAt(product, 'price') ?? numberAt(product, 'net_price');
    return {
      sku: textAt(product, 'sku'),
      name: firstOf(textAt(product, 'name'), textAt(product, 'name', 'ar')),
      quantity: textAt(product, 'quantity'),
      price: amountOf(
        numberAt(product, 'total') ?? (price === null ? null : price * pieces),
        order,
      ),
    };
  });
}

/** What the products weigh, or else the order's own weight, which is in grams. */
function weightOf(order: Payload): string | null {
  const grams = listAt(order, 'products').map((product) => {
    const value = numberAt(product, 'weight', 'value') ?? 0;
    const isInGrams = textAt(product, 'weight', 'unit').toLowerCase().startsWith('g');
    return value * (isInGrams ? 1 : 1_000) * (numberAt(product, 'quantity') ?? 1);
  });
  if (grams.length > 0 && grams.every((each) => each > 0))
    return `${Math.round(grams.reduce((sum, each) => sum + each, 0))} g`;
  const whole = numberAt(order, 'weight') ?? 0;
  return whole > 0 ? `${Math.round(whole)} g` : null;
}

/** Totals are texts with fourteen decimals. */
function amountOf(amount: number | null, order: Payload): string {
  if (amount === null) return '';
  return `${amount.toFixed(2)} ${firstOf(textAt(order, 'currency_code'), 'SAR')}`;
}
