import type { components } from '../../../../openapi/generated/types.ts';
import type { LocalizedText } from '../../../domain/rate-card.ts';
import { phraseOf } from '../../import-batches/reading/heading-index.ts';

export type FileField = components['schemas']['ProductFileField'];

interface Heading {
  /** As files that we write have it. */
  name: LocalizedText;
  /** Other headings, of stores' exports too, separated by bars. */
  words: string;
  /** What a number in a column with one of these headings counts, if the heading does not say. */
  unit?: Readonly<Record<string, string>>;
}

export const HEADINGS: Readonly<Record<FileField, Heading>> = {
  sku: {
    name: { ar: 'رمز المنتج (SKU)', en: 'SKU' },
    words:
      'sku|product sku|variant sku|item code|item number|code|barcode|رمز المنتج|رمز التخزين sku|رمز التخزين|رقم المنتج|كود المنتج|الرمز|باركود',
  },
  name: {
    name: { ar: 'اسم المنتج', en: 'Name' },
    words: 'name|product name|product|title|item|item name|اسم المنتج|المنتج|الاسم|العنوان',
  },
  name_ar: {
    name: { ar: 'الاسم بالعربية', en: 'Name in Arabic' },
    words: 'name ar|arabic name|title ar|الاسم العربي|اسم المنتج بالعربية|اسم المنتج عربي',
  },
  name_en: {
    name: { ar: 'الاسم بالإنجليزية', en: 'Name in English' },
    words:
      'name en|english name|title en|الاسم الانجليزي|اسم المنتج بالانجليزية|اسم المنتج انجليزي',
  },
  price: {
    name: { ar: 'سعر الوحدة', en: 'Unit price' },
    words:
      'price|regular price|variant price|unit price|السعر|سعر المنتج|سعر البيع|السعر الاساسي|price of one',
  },
  currency: { name: { ar: 'العملة', en: 'Currency' }, words: 'currency|عملة السعر' },
  weight: {
    name: { ar: 'وزن الوحدة', en: 'Unit weight' },
    words: 'weight|variant grams|grams|product weight|الوزن|وزن المنتج|weight of one',
    unit: { 'variant grams': 'g', grams: 'g' },
  },
  weight_unit: {
    name: { ar: 'وحدة الوزن', en: 'Weight unit' },
    words: 'weight unit|variant weight unit|وحدة قياس الوزن',
  },
  length: { name: { ar: 'الطول', en: 'Length' }, words: 'length|طول المنتج' },
  width: { name: { ar: 'العرض', en: 'Width' }, words: 'width|عرض المنتج' },
  height: { name: { ar: 'الارتفاع', en: 'Height' }, words: 'height|ارتفاع المنتج' },
  dimension_unit: {
    name: { ar: 'وحدة الأبعاد', en: 'Dimension unit' },
    words: 'dimension unit|dimensions unit|وحدة القياس|وحدة الطول',
  },
  shipment_type: {
    name: { ar: 'نوع الشحنة', en: 'Shipment type' },
    words: 'type of shipment|shipping type|النوع',
  },
  packaging_type: {
    name: { ar: 'التغليف', en: 'Packaging' },
    words: 'package|packaging type|نوع التغليف',
  },
  hs_code: {
    name: { ar: 'رمز النظام المنسّق (HS)', en: 'HS code' },
    words: 'hs|hscode|harmonized code|harmonised code|customs code|رمز hs|الرمز الجمركي',
  },
  origin_country: {
    name: { ar: 'بلد المنشأ', en: 'Country of origin' },
    words: 'origin|origin country|made in|المنشأ|دولة المنشأ|دولة الصنع|بلد الصنع',
  },
};

const FIELDS = Object.keys(HEADINGS).filter((field): field is FileField => field in HEADINGS);
const BY_PHRASE: ReadonlyMap<string, FileField> = new Map(
  FIELDS.flatMap((field) => {
    const { name, words } = HEADINGS[field];
    return [name.ar, name.en, ...words.split('|')].map((each) => [phraseOf(each), field] as const);
  }),
);

/** A column of a file. */
export interface FileColumn {
  index: number;
  heading: string;
  field: FileField | undefined;
  /** What its numbers count, if the heading says so: `kg` of «الوزن (كجم)». */
  unit: string | undefined;
}

/** What a heading means; the last word may be a unit or a currency. */
export function columnOf(heading: string, index: number): FileColumn {
  const phrase = phraseOf(heading);
  const whole = BY_PHRASE.get(phrase);
  if (whole) return { index, heading, field: whole, unit: HEADINGS[whole].unit?.[phrase] };
  const words = phrase.split(' ');
  const field = BY_PHRASE.get(words.slice(0, -1).join(' '));
  return { index, heading, field, unit: field && words.at(-1) };
}

/** The heading of a field in files that we write. */
export function headingOf(field: FileField, locale: 'ar' | 'en'): string {
  return HEADINGS[field].name[locale];
}
