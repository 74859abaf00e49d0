import type { components } from '../../../openapi/generated/types.ts';
import type { RateCard } from '../../domain/rate-card.ts';
import type { RowOrder, RowPrice } from './tables.ts';

type Schemas = components['schemas'];

/**
 * The order of a row as it is booked: with its courier, the day of delivery, and of the sender only
 * what the courier asks for, as the form of the web app sends it.
 */
export function bookedOrder(
  { sender, ...order }: RowOrder,
  { courier_id, service_type, preferred_delivery_day }: RowPrice,
  { requiredSenderFields }: Pick<RateCard, 'requiredSenderFields'>,
): Omit<Schemas['ShipmentCreate'], 'quote_id'> {
  return {
    ...order,
    ...{ courier_id, service_type, preferred_delivery_day },
    sender: keptOf(sender, new Set<string>(requiredSenderFields)),
  };
}

function keptOf(
  { amount_to_collect, ...sender }: Schemas['Sender'],
  required: ReadonlySet<string>,
): Schemas['Sender'] {
  const kept = Object.entries(sender).filter(([field]) => required.has(field));
  return { ...Object.fromEntries(kept), ...(amount_to_collect && { amount_to_collect }) };
}
