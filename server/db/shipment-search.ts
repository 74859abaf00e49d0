import { parsePhone } from '../../common/phone.ts';
import { foldForSearch } from '../../common/search-text.ts';
import type { components } from '../../openapi/generated/types.ts';
import type { LocalizedText } from '../domain/rate-card.ts';

/** What a person may remember of a shipment. */
export interface Searchable {
  tracking_number: string;
  reference_id: string | null;
  company: string | null;
  product_name: string;
  receiver: components['schemas']['Receiver'];
}

/** The text the list's search looks in, folded; for the column `search_text`. */
export function searchTextOf(
  { receiver, ...shipment }: Searchable,
  names: { courier: LocalizedText; city: LocalizedText | undefined },
): string {
  const phone = parsePhone(receiver.phone, receiver.country);
  return foldForSearch(
    [
      shipment.tracking_number,
      shipment.reference_id,
      shipment.company,
      shipment.product_name,
      receiver.full_name,
      receiver.company,
      receiver.email,
      receiver.phone,
      // As it is dialled at home: 0512345678.
      phone.ok ? phone.national.replace(/\D/g, '') : null,
      receiver.city,
      names.city?.ar,
      names.city?.en,
      names.courier.ar,
      names.courier.en,
    ]
      .filter((text) => typeof text === 'string')
      .join('\n'),
  );
}

/** The patterns for `LIKE` that must all match: one for each word. */
export function searchPatterns(q: string): string[] {
  return foldForSearch(q)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}
