import type { LocalizedText } from '../../../domain/rate-card.ts';
import type { CellKind } from '../reading/import-fields.ts';

/** How a column is filled in, by the way its cells are read. */
export const KIND_WORDS: Readonly<Record<CellKind, LocalizedText>> = {
  line: { ar: 'نص من سطر واحد', en: 'One line of text' },
  paragraph: { ar: 'نص', en: 'Text' },
  phone: {
    ar: 'رقم هاتف مثل 0501234567 أو \u2066+966501234567\u2069',
    en: 'A phone number such as 0501234567 or +966501234567',
  },
  country: { ar: 'اسم الدولة أو رمزها', en: 'The name or the code of a country' },
  state: {
    ar: 'اسم المنطقة؛ تُعرف من المدينة داخل المملكة',
    en: 'The name of the region; within Saudi Arabia it follows from the city',
  },
  city: { ar: 'اسم المدينة', en: 'The name of the city' },
  address_number: { ar: 'أرقام', en: 'Digits' },
  short_address: { ar: 'أربعة حروف وأربعة أرقام', en: 'Four letters and four digits' },
  calling_code: { ar: 'رمز مثل \u2066+966\u2069', en: 'A code such as +966' },
  integer: { ar: 'عدد صحيح', en: 'A whole number' },
  money: { ar: 'مبلغ بالريال', en: 'An amount in riyals' },
  weight: {
    ar: 'وزن بالكيلوجرام، أو مع وحدته مثل 500 جم',
    en: 'A weight in kilograms, or with its unit such as 500 g',
  },
  length: {
    ar: 'طول بالسنتيمتر، أو مع وحدته مثل 300 مم',
    en: 'A length in centimetres, or with its unit such as 300 mm',
  },
  weekday: { ar: 'اسم اليوم أو تاريخ أو «أي يوم»', en: 'The name of a day, a date, or “any day”' },
  boolean: { ar: 'نعم أو لا', en: 'Yes or no' },
  enum: { ar: 'إحدى القيم المذكورة', en: 'One of the values listed' },
};

export const TEMPLATE_WORDS = {
  orders: { ar: 'الطلبات', en: 'Orders' },
  explanation: { ar: 'شرح الأعمدة', en: 'Columns' },
  values: { ar: 'القيم', en: 'Values' },
  column: { ar: 'العمود', en: 'Column' },
  isRequired: { ar: 'مطلوب؟', en: 'Required?' },
  howTo: { ar: 'ما يُكتب فيه', en: 'What to write' },
  allowed: { ar: 'القيم المقبولة', en: 'Accepted values' },
  bounds: { ar: 'الحدود', en: 'Limits' },
  required: { ar: 'مطلوب', en: 'Required' },
  orSku: { ar: 'مطلوب، إلا إذا كُتب رمز المنتج', en: 'Required, unless a product SKU is given' },
  orShort: {
    ar: 'مطلوب، إلا إذا كُتب العنوان المختصر',
    en: 'Required, unless a short address is given',
  },
  orLong: {
    ar: 'مطلوب، إلا إذا كُتب الشارع ورقم المبنى والرمز البريدي',
    en: 'Required, unless street, building number and postal code are given',
  },
  withCash: {
    ar: 'مطلوب مع الدفع عند الاستلام',
    en: 'Required with cash on delivery',
  },
  optional: { ar: 'اختياري', en: 'Optional' },
  digits: { ar: 'عدد الأرقام في المملكة: ', en: 'Digits in Saudi Arabia: ' },
  letters: { ar: 'الحد الأقصى للحروف: ', en: 'Letters, at most: ' },
  least: { ar: 'الحد الأدنى: ', en: 'At least: ' },
  most: { ar: 'الحد الأقصى: ', en: 'At most: ' },
  sampleNote: {
    ar: 'الصف الأول مثال لا يُشحن؛ اكتب طلباتك تحته أو احذفه.',
    en: 'The first row is a sample and is never booked; write your orders below it, or delete it.',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
