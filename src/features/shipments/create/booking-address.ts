import type { CourierPrice } from '../../../api/generated/model/courier-price.ts';
import { draftParameter } from '../paths.ts';
import {
  readChoice,
  withChoice,
  type PriceChoice,
} from '../../../shared/pricing/choice-address.ts';
import { readParcelParts, parcelParams } from '../../../shared/pricing/parcel-address.ts';
import type { ParcelValues } from '../../../shared/pricing/parcel.ts';
import type { BookingValues } from './booking-values.ts';

/**
 * The address that identifies the form after a reload, on another device and on the way back from
 * the prices: by its draft if there is one, otherwise by its parcel, and in both cases with the
 * choice.
 */
export function toAddress(
  parcel: ParcelValues,
  draftId: string | null,
  choice: PriceChoice | null,
): URLSearchParams {
  const address = draftId
    ? new URLSearchParams({ [draftParameter]: draftId })
    : parcelParams(parcel);
  return withChoice(address, choice);
}

/**
 * The form with the parcel and price of an address merged over it. A draft has its own content:
 * with a draft, the address only names the quote of the price chosen in it.
 *
 * @param knownPrice the chosen price, if it is cached already.
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
