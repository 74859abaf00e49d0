import type { components } from '../../../../openapi/generated/types.ts';
import type { Place } from '../../../domain/shipment-request.ts';

type Schemas = components['schemas'];
type Order = Schemas['ShipmentCreate'];

/** The origin of the quote, unless the sender gives another address. */
export function originOf({ sender }: Pick<Order, 'sender'>, quoted: Place): Place {
  return { country: sender.country ?? quoted.country, city: sender.city ?? quoted.city };
}

/** Everything that the price of an order depends on. */
type PricedOrder = Pick<
  Order,
  | 'receiver'
  | 'sender'
  | 'weight'
  | 'length'
  | 'width'
  | 'height'
  | 'pieces'
  | 'shipment_type'
  | 'shipping_method'
  | 'payment_type'
>;

/** The order as a request for a quote. */
export function quoteRequestOf(order: PricedOrder, origin: Place): Schemas['QuoteCreate'] {
  const { receiver, sender } = order;
  return {
    origin,
    destination: { country: receiver.country, city: receiver.city },
    weight: order.weight,
    length: order.length,
    width: order.width,
    height: order.height,
    pieces: order.pieces,
    shipment_type: order.shipment_type,
    shipping_method: order.shipping_method,
    payment_type: order.payment_type,
    ...(sender.amount_to_collect && { amount_to_collect: sender.amount_to_collect }),
  };
}
