import { ENUM_NAMES } from '../../../reference/enum-names.ts';
import type { Locale } from '../../../reference/locale.ts';
import type { Cells } from '../reading/import-fields.ts';
import { SAMPLE_REFERENCE } from '../reading/row-faults.ts';

/** The order that a template shows: fictional, and marked as a sample. */
export function sampleOrder(locale: Locale): Cells {
  const name = (text: { ar: string; en: string }) => text[locale];
  return {
    reference_id: SAMPLE_REFERENCE[locale],
    product_name: name({ ar: 'عطر عود', en: 'Oud perfume' }),
    quantity: '1',
    price: '149.50',
    payment_type: name(ENUM_NAMES.payment_type.cash_on_delivery),
    'sender.amount_to_collect': '149.50',
    'receiver.full_name': name({ ar: 'مستلم تجريبي', en: 'Sample receiver' }),
    'receiver.phone': '+966501234567',
    'receiver.country': name({ ar: 'المملكة العربية السعودية', en: 'Saudi Arabia' }),
    'receiver.city': name({ ar: 'جدة', en: 'Jeddah' }),
    'receiver.district': name({ ar: 'حي الروضة', en: 'Al Rawdah' }),
    'receiver.street_name': name({ ar: 'شارع الأمير سلطان', en: 'Prince Sultan Street' }),
    'receiver.building_no': '7142',
    'receiver.postal_code': '23435',
    'receiver.additional_number': '2891',
    'receiver.address_type': name(ENUM_NAMES.address_type.residential),
    weight: '1.5',
    length: '20',
    width: '15',
    height: '10',
    pieces: '1',
    shipment_type: name(ENUM_NAMES.shipment_type.parcel),
    packaging_type: name(ENUM_NAMES.packaging_type.box),
    shipping_method: name(ENUM_NAMES.shipping_method.pickup),
    preferred_delivery_time: name(ENUM_NAMES.preferred_delivery_time['09-12']),
  };
}
