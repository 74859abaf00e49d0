import type { KnownPlaces } from '../../../../common/place-rules.ts';
import { checkCourierDemands, checkShipment } from '../../../../common/shipment-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import type { SenderField } from '../../../api/generated/model/sender-field.ts';
import type { ShipmentCreate } from '../../../api/generated/model/shipment-create.ts';
import { ShipmentCreate as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { checkResolver } from '../../../ui/forms/check-resolver.ts';
import { judge, type Checked } from '../../../ui/forms/judge.ts';
import type { BookingValues, SenderValues } from './booking-values.ts';
import { fieldOf } from './field-of.ts';
import { furtherProductsOf } from './order/product-values.ts';
import { receiverOf } from './receiver/receiver-values.ts';

/** What the form is validated against. */
export interface BookingContext {
  /** The quote of the visible price. */
  quoteId: string;
  /** The price chosen from it; null if none is. */
  price: CourierPrice | null;
  places: KnownPlaces;
}

/** Validates the form by the contract and the shared rules, and returns the request. */
export function checkBooking(
  values: BookingValues,
  context: BookingContext,
): Checked<ShipmentCreate> {
  const wire = toShipmentCreate(values, context);
  const { places, price } = context;
  const demands = price && {
    requiredSenderFields: price.sender_fields,
    servedDays: price.served_days,
  };
  return judge(schema, {
    wire,
    violations: [
      ...checkShipment(wire, places),
      ...(demands ? checkCourierDemands(wire, demands) : []),
    ],
    fieldOf: (path) => fieldOf(path, values),
  });
}

export function bookingResolver(context: BookingContext) {
  return checkResolver((values: BookingValues) => checkBooking(values, context));
}

/** The form as a request, without blanks and fields that do not apply. Not validated yet. */
export function toShipmentCreate(
  values: BookingValues,
  { quoteId, price, places }: BookingContext,
) {
  const { address_form, gross_weight_unit, origin, receiver, sender, ...more } = values;
  const { saved_receiver_id, keep_receiver, ...rest } = more;
  return dropBlanks({
    ...rest,
    quote_id: quoteId,
    courier_id: price?.courier.id,
    service_type: price?.service_type,
    receiver: receiverOf(values, places),
    sender: senderOf(values, price?.sender_fields ?? []),
    payment_method: 'balance',
    further_products: furtherProductsOf(values),
  }) as Partial<ShipmentCreate>;
}

/** Contains only what the courier requires. The payment method determines the amount to collect. */
function senderOf(values: BookingValues, required: readonly SenderField[]) {
  const { origin, sender, payment_type } = values;
  const isCollected = payment_type === 'cash_on_delivery';
  const given: Record<SenderField, unknown> = {
    ...sender,
    ...origin,
    collecting_money: isCollected ? sender.collecting_money : undefined,
  };
  const wanted = required.filter((field) => field !== 'amount_to_collect');
  return {
    ...Object.fromEntries(wanted.map((field) => [field, given[field]])),
    ...(isCollected && { amount_to_collect: sender.amount_to_collect }),
  } satisfies Partial<Record<keyof SenderValues | keyof typeof origin, unknown>>;
}
