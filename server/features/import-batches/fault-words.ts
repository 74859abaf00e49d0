import type { components } from '../../../openapi/generated/types.ts';
import type { LocalizedText } from '../../domain/rate-card.ts';
import type { Locale } from '../../reference/locale.ts';
import { HEADING_NAMES } from './reading/heading-names.ts';

type Schemas = components['schemas'];

/** Headings and the name of the sheet in files with rows. */
export const FILE_WORDS = {
  error: { ar: 'الخطأ', en: 'Error' },
  tracking: { ar: 'رقم التتبع', en: 'Tracking number' },
  courier: { ar: 'شركة الشحن', en: 'Courier' },
  price: { ar: 'أجرة الشحن (ر.س)', en: 'Shipping cost (SAR)' },
  sheet: { ar: 'الشحنات', en: 'Shipments' },
} as const satisfies Record<string, LocalizedText>;

/** What each code of a fault says in a file. A test holds them to the codes that there are. */
export const FAULT_WORDS: Readonly<Record<string, LocalizedText>> = {
  // Cells.
  required: { ar: 'مطلوب', en: 'is required' },
  unknown_value: { ar: 'قيمة غير معروفة', en: 'is not a known value' },
  invalid_value: { ar: 'قيمة غير صحيحة', en: 'is not a valid value' },
  invalid_format: { ar: 'صيغة غير صحيحة', en: 'has a wrong format' },
  unknown_city: { ar: 'مدينة غير معروفة', en: 'is not a known city' },
  city_not_in_region: { ar: 'ليست منطقة هذه المدينة', en: 'is not the region of this city' },
  unknown_country: { ar: 'دولة غير معروفة', en: 'is not a known country' },
  invalid_country: { ar: 'دولة غير معروفة', en: 'is not a known country' },
  not_a_number: { ar: 'ليس رقمًا', en: 'is not a number' },
  number: { ar: 'ليس رقمًا', en: 'is not a number' },
  type: { ar: 'قيمة غير صحيحة', en: 'is not a valid value' },
  not_whole: { ar: 'يجب أن يكون عددًا صحيحًا', en: 'must be a whole number' },
  not_positive: { ar: 'يجب أن يكون أكبر من صفر', en: 'must be above zero' },
  positive: { ar: 'يجب أن يكون أكبر من صفر', en: 'must be above zero' },
  ambiguous_number: { ar: 'رقم يُقرأ على وجهين', en: 'can be read as two numbers' },
  not_an_amount: { ar: 'ليس مبلغًا', en: 'is not an amount' },
  too_precise: { ar: 'أكثر من منزلتين عشريتين', en: 'has more than two decimals' },
  unknown_currency: { ar: 'عملة غير معروفة', en: 'has an unknown currency' },
  unknown_unit: { ar: 'وحدة غير معروفة', en: 'has an unknown unit' },
  invalid_phone: { ar: 'رقم هاتف غير صحيح', en: 'is not a valid phone number' },
  too_short: { ar: 'أقصر من اللازم', en: 'is too short' },
  too_long: { ar: 'أطول من اللازم', en: 'is too long' },
  min_length: { ar: 'أقصر من اللازم', en: 'is too short' },
  max_length: { ar: 'أطول من اللازم', en: 'is too long' },
  min: { ar: 'أقل من الحد الأدنى', en: 'is below the minimum' },
  max: { ar: 'أكبر من الحد الأقصى', en: 'is above the maximum' },
  min_items: { ar: 'أقل من الحد الأدنى', en: 'has too few' },
  max_items: { ar: 'أكثر من الحد الأقصى', en: 'has too many' },
  email: { ar: 'بريد إلكتروني غير صحيح', en: 'is not a valid email' },
  not_allowed: { ar: 'غير مسموح هنا', en: 'is not allowed here' },
  unknown_field: { ar: 'غير مسموح هنا', en: 'is not allowed here' },
  card_number: { ar: 'يحتوي على رقم بطاقة', en: 'contains a card number' },
  digits_lost: { ar: 'فقدت أرقامًا في برنامج الجداول', en: 'lost digits in a spreadsheet' },
  became_date: {
    ar: 'حوّلها برنامج الجداول إلى تاريخ',
    en: 'was turned into a date by a spreadsheet',
  },
  formula_error: { ar: 'خطأ في معادلة', en: 'contains a formula error' },
  ambiguous_date: { ar: 'تاريخ يُقرأ على وجهين', en: 'can be read as two dates' },
  not_a_day: { ar: 'ليس يومًا', en: 'is not a day' },
  not_served_day: {
    ar: 'لا توصّل شركة الشحن في هذا اليوم',
    en: 'is not a day on which the courier delivers',
  },
  unknown_sku: { ar: 'لا يوجد منتج بهذا الرمز', en: 'is not the SKU of a product' },
  unknown_courier: { ar: 'شركة شحن غير معروفة', en: 'is not a known courier' },
  // Rows.
  cell_without_heading: { ar: 'نص في عمود بلا عنوان', en: 'Text in a column without a heading' },
  sample_row: { ar: 'صف المثال في القالب', en: 'The sample row of the template' },
  further_line: {
    ar: 'سطر آخر لطلب ليس فوقه',
    en: 'An additional line of an order that is not above it',
  },
  differs_from_order: {
    ar: 'لا يطابق الصف الأول للطلب',
    en: 'differs from the first row of the order',
  },
  too_many_lines: {
    ar: 'منتجات الطلب أكثر من الحد',
    en: 'The order has more products than a shipment can hold',
  },
  wrong_line: { ar: 'في سطر آخر لهذا الطلب خطأ', en: 'Another line of this order is wrong' },
  further_products: {
    ar: 'منتج آخر في المسودة ينقصه شيء',
    en: 'Another product of the draft is incomplete',
  },
  // Couriers.
  not_served: { ar: 'لا تخدم المكان', en: 'does not serve the place' },
  service_not_offered_on_lane: {
    ar: 'لا تقدم هذه الخدمة بين المدينتين',
    en: 'does not offer the service between these places',
  },
  overweight: { ar: 'الوزن فوق الحد', en: 'does not accept this weight' },
  oversize: { ar: 'الأبعاد فوق الحد', en: 'does not accept these dimensions' },
  cod_not_offered: { ar: 'لا تتيح الدفع عند الاستلام', en: 'does not offer cash on delivery' },
  cod_over_cap: { ar: 'المبلغ المطلوب تحصيله فوق الحد', en: 'does not collect this much' },
  shipment_type_not_carried: { ar: 'لا تنقل هذا النوع', en: 'does not carry this type' },
  shipping_method_not_offered: {
    ar: 'لا تتيح طريقة تسليم الطرد هذه',
    en: 'does not offer this hand-over method',
  },
  none_available: { ar: 'لا توجد شركة شحن تقبل الطرد', en: 'No courier accepts the parcel' },
  none_within_days: { ar: 'لا توجد شركة شحن توصّل في هذه المدة', en: 'No courier delivers in time' },
  courier_left: { ar: 'لم تعد شركة الشحن متاحة', en: 'The courier is no longer available' },
  service_left: { ar: 'لم تعد الخدمة متاحة', en: 'The service is no longer available' },
  courier_excluded: {
    ar: 'لا تقبل شركة الشحن الطرد',
    en: 'The courier does not accept the parcel',
  },
  no_favorites: { ar: 'لا توجد شركات شحن في مفضلتك', en: 'You have no favorite couriers' },
  favorites_excluded: {
    ar: 'لا تقبل شركاتك المفضلة الطرد',
    en: 'None of your favorites accepts the parcel',
  },
  no_other: { ar: 'لا توجد شركة شحن أخرى تقبل الطرد', en: 'No other courier accepts the parcel' },
  order_gone: { ar: 'تم حذف الطلب مع متجره', en: 'The order was deleted with its store' },
  draft_gone: { ar: 'تم حجز المسودة أو حذفها', en: 'The draft was booked or deleted' },
  failed: { ar: 'تعذّر الحجز. أعد المحاولة', en: 'It could not be booked. Try again' },
};

const STATES = {
  repeated_shipment: { ar: 'محجوز من قبل', en: 'Already booked' },
  repeated_row: { ar: 'رقم الطلب مكرر في الصف', en: 'Same order number as row' },
  unbooked: { ar: 'لم يُحجز بعد', en: 'Not booked yet' },
} as const satisfies Record<string, LocalizedText>;

/**
 * Why a row is not booked, for its owner to read in a file; empty if it is, or was left out, and if
 * the first row of its order tells.
 */
export function reasonOf(
  { state, faults, repeated_of }: Schemas['ImportRow'],
  locale: Locale,
): string {
  if (state === 'booked' || state === 'left_out' || state === 'joined') return '';
  if (state === 'repeated') {
    const { shipment, row } = repeated_of ?? {};
    if (shipment) return `${STATES.repeated_shipment[locale]}: ${shipment.tracking_number}`;
    return `${STATES.repeated_row[locale]} ${row ?? ''}`.trim();
  }
  if (faults.length === 0) return STATES.unbooked[locale];
  return faults.map((fault) => faultText(fault, locale)).join(locale === 'ar' ? '؛ ' : '; ');
}

function faultText({ field, code, courier }: Schemas['ImportFault'], locale: Locale): string {
  const text = FAULT_WORDS[code]?.[locale] ?? code;
  const about = [courier?.name[locale], field && HEADING_NAMES[field][locale]].filter(Boolean);
  return about.length === 0 ? text : `${about.join(' – ')}: ${text}`;
}
