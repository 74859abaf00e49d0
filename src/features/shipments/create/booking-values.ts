import type { AddressType } from '../../../api/generated/model/address-type.ts';
import type { Currency } from '../../../api/generated/model/currency.ts';
import type { DeliveryWindow } from '../../../api/generated/model/delivery-window.ts';
import type { PackagingType } from '../../../api/generated/model/packaging-type.ts';
import type { ParcelSize } from '../../../api/generated/model/parcel-size.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import type { ServiceType } from '../../../api/generated/model/service-type.ts';
import type { WeightUnit } from '../../../api/generated/model/weight-unit.ts';
import type { Weekday } from '../../../api/generated/model/weekday.ts';
import type { ProductValues } from './order/product-values.ts';
import { emptyReceiver, type ReceiverForm } from './receiver/receiver-values.ts';
import type { Figure, ParcelValues } from '../../../shared/pricing/parcel.ts';

export interface SenderValues {
  contact_name: string;
  contact_number: string;
  email: string;
  address: string;
  address_type: AddressType | '';
  company: string;
  backup_phone: string;
  /** `+966` */
  phone_code: Figure;
  postal_code: string;
  /** Cubic centimetres. */
  volume: Figure;
  /** Grams. */
  gross_weight: Figure;
  pickup_name: string;
  return_name: string;
  collecting_money: boolean;
  amount_to_collect: { amount: Figure; currency: Currency };
}

/**
 * The form. Fields have the same paths as in the contract, so that its pointers match them. The
 * destination is the receiver's place, and the sender's place is `origin`.
 */
export interface BookingValues
  extends Omit<ParcelValues, 'destination' | 'amount_to_collect'>, ReceiverForm {
  /** The store's order that it ships; empty if it ships none. */
  store_order_id: string;
  courier_id: string;
  service_type: ServiceType | '';
  /** The saved receiver that was chosen; empty if it was typed. */
  saved_receiver_id: string;
  /** Whether to save the receiver, or update the saved one, with the booking. */
  keep_receiver: boolean;
  sender: SenderValues;
  gross_weight_unit: WeightUnit;
  size: ParcelSize | '';
  packaging_type: PackagingType | '';
  preferred_delivery_day: Weekday | '';
  preferred_delivery_time: DeliveryWindow | '';
  /** Of the first product, if it is one of the account's saved ones. */
  sku: string;
  product_name: string;
  quantity: Figure;
  price: { amount: Figure; currency: Currency };
  further_products: ProductValues[];
  reference_id: string;
  company: string;
  note: string;
}

/** An empty form with the profile's data for the sender. Its fields are in the order of the page. */
export function emptyBooking(profile: Profile): BookingValues {
  const { full_name, company_name = '' } = profile;
  return {
    store_order_id: '',
    courier_id: '',
    service_type: '',
    saved_receiver_id: '',
    keep_receiver: false,
    ...emptyReceiver,
    weight: null,
    weight_unit: 'kg',
    pieces: 1,
    size: '',
    length: null,
    width: null,
    height: null,
    dimension_unit: 'cm',
    shipment_type: 'parcel',
    packaging_type: 'box',
    shipping_method: '',
    preferred_delivery_day: '',
    preferred_delivery_time: '',
    note: '',
    origin: { country: profile.country, city: profile.city },
    company: company_name,
    sender: {
      contact_name: full_name,
      company: company_name,
      address:
        profile.short_address ??
        [profile.street_name, profile.building_no].filter(Boolean).join(' '),
      pickup_name: full_name,
      return_name: full_name,
      contact_number: profile.phone,
      backup_phone: '',
      phone_code: null,
      email: profile.email,
      postal_code: profile.postal_code ?? '',
      address_type: profile.account_type === 'company' ? 'office' : 'residential',
      gross_weight: null,
      volume: null,
      collecting_money: false,
      amount_to_collect: { amount: null, currency: 'SAR' },
    },
    gross_weight_unit: 'kg',
    payment_type: 'prepaid',
    sku: '',
    product_name: '',
    quantity: 1,
    price: { amount: null, currency: 'SAR' },
    further_products: [],
    reference_id: '',
  };
}

/** The part of the form that the price depends on. */
export function toParcel(values: BookingValues): ParcelValues {
  const { receiver, sender } = values;
  return {
    origin: values.origin,
    destination: { country: receiver.country, city: receiver.city },
    weight: values.weight,
    weight_unit: values.weight_unit,
    length: values.length,
    width: values.width,
    height: values.height,
    dimension_unit: values.dimension_unit,
    pieces: values.pieces,
    shipment_type: values.shipment_type,
    shipping_method: values.shipping_method,
    payment_type: values.payment_type,
    amount_to_collect: sender.amount_to_collect,
  };
}
