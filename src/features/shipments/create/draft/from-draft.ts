import type { Profile } from '../../../../api/generated/model/profile.ts';
import type { Shipment } from '../../../../api/generated/model/shipment.ts';
import type { StoreOrderDetails } from '../../../../api/generated/model/store-order-details.ts';
import type { ShipmentDraft } from '../../../../api/generated/model/shipment-draft.ts';
import { emptyBooking, type BookingValues, type SenderValues } from '../booking-values.ts';
import { furtherValuesOf } from '../order/product-values.ts';
import { receiverFormOf } from '../receiver/receiver-values.ts';

/** The form for a draft. Fields that the draft does not have are as in an empty form. */
export function fromDraft(draft: ShipmentDraft, profile: Profile): BookingValues {
  const { id, version, created_at, updated_at, receiver = {}, sender, ...rest } = draft;
  const { further_products, ...parcel } = rest;
  const empty = emptyBooking(profile);
  // A draft with a sender was started in the form, so missing values were removed there.
  const begun = sender ? { ...empty, company: '', pieces: null, quantity: null } : empty;
  return {
    ...laidOver(begun, parcel),
    further_products: furtherValuesOf(further_products),
    ...receiverFormOf(receiver),
    sender: sender ? laidOver(blankSender(empty.sender), sender) : empty.sender,
  };
}

/**
 * A new form based on a shipment: its receiver, parcel, courier and order, without what belongs to
 * that shipment alone, such as the customer's order number.
 */
export function fromShipment(shipment: Shipment, profile: Profile): BookingValues {
  const empty = emptyBooking(profile);
  const { courier, receiver, reference_id, further_products, ...booked } = shipment;
  const { city, country, ...sender } = shipment.sender;
  return {
    ...laidOver(empty, booked),
    ...receiverFormOf(receiver),
    courier_id: courier.id,
    sender: laidOver(empty.sender, sender),
    further_products: furtherValuesOf(further_products),
  };
}

/** A new form that ships a store's order: all that the order says, and the account as the sender. */
export function fromOrder(
  { order, draft }: Pick<StoreOrderDetails, 'order' | 'draft'>,
  profile: Profile,
): BookingValues {
  const empty = emptyBooking(profile);
  const { receiver = {}, sender = {}, further_products, ...parcel } = draft;
  return {
    ...laidOver(empty, parcel),
    ...receiverFormOf(receiver),
    store_order_id: order.id,
    sender: laidOver(empty.sender, sender),
    further_products: furtherValuesOf(further_products),
  };
}

/** Merges known values over the base. Incomplete amounts and places keep the base's value. */
function laidOver<Values extends object>(base: Values, known: object): Values {
  return Object.fromEntries(
    Object.entries(base).map(([field, value]: [string, unknown]) => {
      const content: unknown = Reflect.get(known, field);
      if (content === undefined) return [field, value];
      const isPair = typeof content === 'object' && content !== null && typeof value === 'object';
      return [field, isPair ? { ...value, ...content } : content];
    }),
  ) as Values;
}

function blankSender(sender: SenderValues): SenderValues {
  return {
    ...sender,
    contact_name: '',
    contact_number: '',
    email: '',
    address: '',
    company: '',
    postal_code: '',
    pickup_name: '',
    return_name: '',
  };
}
