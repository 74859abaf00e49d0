import { foldForSearch } from '../../../../common/search-text.ts';
import {
  type DimensionUnit,
  toGrams,
  toMillimetres,
  type WeightUnit,
} from '../../../../common/units.ts';
import { bare } from './damage.ts';
import { fault, read, type Reading } from './reading.ts';
import { readPositive } from './read-number.ts';

/** A measure in the contract's unit, and the unit in which it was written. */
export interface Measure<Unit> {
  /** Whole grams or millimetres. */
  canonical: number;
  unit: Unit;
}

const WEIGHT_WORDS = wordsOf({
  kg: 'kg kgs kilo kilos kilogram kilograms كجم كغم كغ كلغ كج ك كيلو كيلوجرام كيلوغرام كيلوجم',
  g: 'g gm gms gr grm gram grams جم غ غم ج جرام غرام جرامات غرامات',
  lb: 'lb lbs pound pounds رطل باوند ليبره',
});
const LENGTH_WORDS = wordsOf({
  cm: 'cm cms centimeter centimeters centimetre centimetres سم سنتيمتر سنتمتر سنتي',
  mm: 'mm millimeter millimeters millimetre millimetres مم ملم مليمتر ملليمتر',
  in: 'in inch inches " ″ بوصه انش',
});
/** Units of which a parcel has hundreds. */
const FINE: ReadonlySet<string> = new Set(['g', 'mm']);
const NUMBER_AND_UNIT = /^([-+]?[\d.,٫٬،'’\s]*\d)(\D*)$/;

/** A weight such as `1.5`, `1,5 kg` or `٥٠٠ جم`; `unit` is that of a number alone. */
export function readWeight(text: string, unit: WeightUnit): Reading<Measure<WeightUnit>> {
  return readMeasure(text, unit, WEIGHT_WORDS, toGrams);
}

/** A length such as `30` or `12 in`; `unit` is that of a number alone. */
export function readLength(text: string, unit: DimensionUnit): Reading<Measure<DimensionUnit>> {
  return readMeasure(text, unit, LENGTH_WORDS, toMillimetres);
}

/** The unit that a word names. */
export function weightUnitOf(word: string): WeightUnit | undefined {
  return WEIGHT_WORDS.get(folded(word));
}

export function dimensionUnitOf(word: string): DimensionUnit | undefined {
  return LENGTH_WORDS.get(folded(word));
}

function readMeasure<Unit extends string>(
  text: string,
  usual: Unit,
  words: ReadonlyMap<string, Unit>,
  toCanonical: (value: number, unit: Unit) => number,
): Reading<Measure<Unit>> {
  const [, number, word = ''] = NUMBER_AND_UNIT.exec(bare(text)) ?? [];
  if (number === undefined) return fault('not_a_number');
  const name = folded(word);
  const unit = name === '' ? usual : words.get(name);
  if (unit === undefined) return fault('unknown_unit', { allowed: [...new Set(words.values())] });
  const reading = readPositive(number, FINE.has(unit));
  if ('fault' in reading) return reading;
  const canonical = toCanonical(reading.value, unit);
  if (canonical <= 0) return fault('not_positive');
  const { repair } = reading;
  return read({ canonical, unit }, repair?.code, `${reading.value} ${unit}`);
}

function wordsOf<Unit extends string>(lists: Record<Unit, string>): ReadonlyMap<string, Unit> {
  const units = Object.keys(lists).filter((unit): unit is Unit => unit in lists);
  return new Map(units.flatMap((unit) => lists[unit].split(' ').map((word) => [word, unit])));
}

/** Without the points of `ك.ج` and `kg.`. */
function folded(word: string): string {
  return foldForSearch(word).replace(/[.\s]/g, '');
}
