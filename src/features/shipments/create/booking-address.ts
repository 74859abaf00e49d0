import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import { draftParameter } from '../paths.ts';
import {
  readChoice,
  withChoice,
  type PriceChoice,
} from '../../../shared/pricing/choice-address.ts';
import { readParcelParts, withParcel } from '../../../shared/pricing/parcel-address.ts';
import type { ParcelValues } from '../../../shared/pricing/parcel.ts';
import type { BookingValues } from './booking-values.ts';

/**
 * The address by which a reload, another device and the way back to the prices find the form: by its
 * draft where there is one, else by its parcel; with either goes the choice.
 */
export function toAddress(
  parcel: ParcelValues,
  draftId: string | null,
  choice: PriceChoice | null,
): URLSearchParams {
  const address = draftId
    ? new URLSearchParams({ [draftParameter]: draftId })
    : withParcel(new URLSearchParams(), parcel);
  return withChoice(address, choice);
}

/**
 * The form with the parcel and the price of an address laid over it. A draft says itself what it
 * holds: beside one the address only names the quote of the price that was chosen in it.
 *
 * @param knownPrice the price of a choice, where it is here already.
 */
export function fromAddress(
  address: URLSearchParams,
  values: BookingValues,
  knownPrice: (choice: PriceChoice) => CourierPrice | undefined,
): { values: BookingValues; choice: PriceChoice | null } {
  const choice = readChoice(address);
  if (address.has(draftParameter)) {
    const { courier_id, service_type } = values;
    const isTheirs = choice?.courierId === courier_id && choice.serviceType === service_type;
    return { values, choice: isTheirs ? choice : null };
  }
  const { destination, amount_to_collect, ...parcel } = readParcelParts(address);
  const laid: BookingValues = {
    ...values,
    ...parcel,
    receiver: { ...values.receiver, ...destination },
    sender: { ...values.sender, ...(amount_to_collect && { amount_to_collect }) },
  };
  if (!choice) return { values: laid, choice };
  const [offered = ''] = knownPrice(choice)?.shipping_methods ?? [];
  return {
    values: {
      ...laid,
      courier_id: choice.courierId,
      service_type: choice.serviceType,
      shipping_method: laid.shipping_method || offered,
    },
    choice,
  };
}
