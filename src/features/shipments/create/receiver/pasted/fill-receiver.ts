import { HOME_COUNTRY } from '../../../../../../common/place-rules.ts';
import type { ReceiverForm } from '../receiver-values.ts';
import type { PastedField } from './finding.ts';

/** What a person confirmed of a message. */
export type ConfirmedFields = Partial<Record<PastedField, string>>;

const homeFields = ['city', 'short_address', 'postal_code', 'additional_number'] as const;
const fullFields = [
  'street_name',
  'building_no',
  'district',
  'postal_code',
  'additional_number',
] as const;

/** The receiver with what was read; where nothing was read, what was typed stays. */
export function fillReceiver(form: ReceiverForm, read: ConfirmedFields): ReceiverForm {
  const receiver = { ...form.receiver, ...read };
  if (homeFields.some((field) => read[field] !== undefined)) receiver.country = HOME_COUNTRY;
  // The short address says all that the full one does.
  if (receiver.short_address !== '') return { address_form: 'short', receiver };
  const isFull = fullFields.some((field) => read[field] !== undefined);
  return { address_form: isFull ? 'full' : form.address_form, receiver };
}

/** The first field that a booking needs and that is empty, in the order of the page. */
export function firstEmpty({ address_form, receiver }: ReceiverForm) {
  const address =
    address_form === 'short'
      ? (['short_address'] as const)
      : (['street_name', 'building_no', 'postal_code'] as const);
  const needed = ['full_name', 'phone', 'city', ...address] as const;
  const empty = needed.find((field) => receiver[field] === '' || receiver[field] === null);
  return empty && (`receiver.${empty}` as const);
}
