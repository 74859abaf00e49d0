import { HOME_COUNTRY, type KnownPlaces } from '../../../../../common/place-rules.ts';
import type { AddressType } from '../../../../api/generated/model/address-type.ts';
import type { Receiver } from '../../../../api/generated/model/receiver.ts';

/** The kind of a Saudi address: the short National Address or the full one. */
export type AddressForm = 'short' | 'full';

export interface ReceiverValues {
  full_name: string;
  country: string;
  state: string;
  city: string | null;
  district: string;
  street_name: string;
  building_no: string;
  landmark: string;
  postal_code: string;
  additional_number: string;
  short_address: string;
  email: string;
  phone: string;
  company: string;
  address_type: AddressType | '';
  message: string;
}

/** The part of a form about the receiver. */
export interface ReceiverForm {
  address_form: AddressForm;
  receiver: ReceiverValues;
}

/** Its fields are in the order of the page. */
export const emptyReceiver: ReceiverForm = {
  address_form: 'short',
  receiver: {
    full_name: '',
    phone: '',
    country: HOME_COUNTRY,
    city: null,
    state: '',
    short_address: '',
    street_name: '',
    building_no: '',
    district: '',
    postal_code: '',
    additional_number: '',
    landmark: '',
    address_type: 'residential',
    email: '',
    company: '',
    message: '',
  },
};

/** The form's values for a known receiver. An address without a short form is full. */
export function receiverFormOf(known: Partial<Receiver>): ReceiverForm {
  const receiver: ReceiverValues = { ...emptyReceiver.receiver };
  for (const field of Object.keys(receiver) as (keyof ReceiverValues)[]) {
    Object.assign(receiver, known[field] !== undefined && { [field]: known[field] });
  }
  const isFull = receiver.short_address === '' && receiver.street_name !== '';
  return { address_form: isFull ? 'full' : 'short', receiver };
}

/** The receiver as a request, without the fields that the chosen kind of address leaves out. */
export function receiverOf({ address_form, receiver }: ReceiverForm, { cities }: KnownPlaces) {
  const { short_address, street_name, building_no, postal_code, ...rest } = receiver;
  const { district, additional_number, ...person } = rest;
  if (receiver.country !== HOME_COUNTRY) {
    return { ...person, district, street_name, building_no, postal_code };
  }
  const region = cities.find(({ code }) => code === receiver.city)?.region;
  const home = { ...person, state: region ?? receiver.state };
  if (address_form === 'short') return { ...home, short_address };
  return { ...home, district, street_name, building_no, postal_code, additional_number };
}
