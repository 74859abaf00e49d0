import { foldForSearch } from '../../../common/search-text.ts';

/** What the usual words of couriers mean; a text of the catalogue says it in the reader's language. */
const PHRASES = {
  information_received: [
    'shipment information received',
    'shipment data received',
    'label created',
  ],
  collected: [
    'collected from sender',
    'picked up from sender',
    'shipment picked up',
    'picked up',
    'تم الاستلام من المرسل',
    'استلم المندوب الشحنة',
  ],
  departed: [
    'departed facility',
    'departed from facility',
    'departed hub',
    'departed sorting facility',
    'left facility',
    'غادرت مركز الفرز',
  ],
  arrived: [
    'arrived at facility',
    'arrived at hub',
    'arrived at sorting facility',
    'received at facility',
    'وصلت مركز الفرز',
    'وصلت مركز التوزيع',
  ],
  arrived_at_destination: [
    'arrived at destination',
    'arrived at destination hub',
    'arrived at destination facility',
    'arrived at delivery facility',
    'في فرع مدينة الوصول',
  ],
  in_transit: ['in transit', 'shipment in transit', 'on the way', 'الشحنة في الطريق'],
  customs: ['in customs', 'customs clearance in progress', 'clearance in progress'],
  customs_held: ['held in customs', 'held by customs'],
  customs_cleared: [
    'customs cleared',
    'cleared customs',
    'customs clearance completed',
    'clearance completed',
    'تم التخليص الجمركي',
  ],
  on_hold: ['on hold', 'shipment on hold', 'held at facility'],
  ready_for_pickup: ['ready for pickup', 'available for pickup', 'ready for collection'],
  out_for_delivery: [
    'out for delivery',
    'with delivery courier',
    'خرجت للتوصيل',
    'خرجت مع المندوب',
    'الشحنة مع مندوب التوصيل',
  ],
  attempted: [
    'delivery attempted',
    'attempted delivery',
    'unsuccessful delivery attempt',
    'محاولة توصيل',
  ],
  absent: [
    'consignee not available',
    'recipient not available',
    'receiver not available',
    'customer not available',
    'لم نجد المستلم في العنوان',
  ],
  no_answer: ['no answer', 'consignee not answering', 'لم يرد المستلم على الاتصال'],
  refused: [
    'refused by consignee',
    'refused by recipient',
    'consignee refused',
    'shipment refused',
    'لم يقبل المستلم الشحنة',
  ],
  wrong_address: ['incorrect address', 'wrong address', 'incomplete address', 'العنوان غير واضح'],
  rescheduled: ['delivery rescheduled', 'rescheduled', 'تأجل التوصيل إلى يوم آخر'],
  damaged: ['shipment damaged', 'parcel damaged', 'تضرر الطرد أثناء النقل'],
  delivered: [
    'delivered',
    'shipment delivered',
    'delivered to consignee',
    'تم التسليم',
    'تم التوصيل',
    'تم التسليم إلى المستلم',
  ],
  returning: [
    'return to sender started',
    'returning to sender',
    'return to shipper',
    'الشحنة في طريق العودة إلى المرسل',
  ],
  returned: ['returned to sender', 'returned to shipper', 'تمت إعادة الشحنة إلى المرسل'],
  not_carried: ['shipment could not be carried', 'تعذّر على شركة الشحن قبول الشحنة أو إيصالها'],
  lost: ['shipment lost', 'parcel lost'],
} as const;

export type CourierPhrase = keyof typeof PHRASES;

const MEANINGS = new Map(
  Object.entries(PHRASES).flatMap(([phrase, wordings]) =>
    wordings.map((words) => [foldForSearch(words), phrase as CourierPhrase]),
  ),
);

/** The usual phrase that a courier's words are; undefined if they say anything else. */
export function courierPhrase(words: string): CourierPhrase | undefined {
  return MEANINGS.get(foldForSearch(words).replace(/[\s.!،,]+$/, ''));
}

/** The language of a courier's words, by their letters. */
export function languageOf(words: string): 'ar' | 'en' {
  return /\p{Script=Arabic}/u.test(words) ? 'ar' : 'en';
}
