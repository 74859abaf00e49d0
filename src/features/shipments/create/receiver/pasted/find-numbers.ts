import { isJoint, isLabelled, lineAround } from './around.ts';
import type { Finding, PastedField } from './finding.ts';
import type { Item, ItemKind } from './items.ts';
import { numberOf } from './phone-at.ts';

const weights = { receivers: 4, mobile: 3, landline: 2, other: 1, chat: 0.5 } as const;
const MOBILE = /^\+966(?!5)/;

/** The phones of a message: the receiver's, then mobiles, then landlines, then those for emergencies. */
export function findPhones(items: readonly Item[], speakers: readonly string[]): Finding[] {
  const said = items.flatMap(({ kind, value, isDropped }, at): Finding[] => {
    if (kind !== 'number' || isDropped || isForeign(items, at)) return [];
    return [{ field: 'phone', value, weight: phoneWeight(items, at) }];
  });
  const chat = speakers.flatMap((speaker): Finding[] => {
    const value = numberOf(speaker);
    return value === null ? [] : [{ field: 'phone', value, weight: weights.chat }];
  });
  return [...said, ...chat];
}

function phoneWeight(items: readonly Item[], at: number): number {
  for (let before = at - 1; before >= 0; before -= 1) {
    const kind = items[before]?.kind;
    if (kind === 'line' || kind === 'number') break;
    if (kind === 'otherPhone') return weights.other;
    if (kind === 'receiverPhone') return weights.receivers;
  }
  return MOBILE.test(items[at]?.value ?? '') ? weights.landline : weights.mobile;
}

const NUMBER_WORD = /^(?:رقم|الرقم|no|number)$/;
/** What numbers are that are no part of an address. */
const FOREIGN = new Set<ItemKind>(['order', 'amount', 'currency', 'pobox', 'unit']);

/** An order, an amount, a flat: by the word before it, or the currency after it. */
function isForeign(items: readonly Item[], at: number): boolean {
  const isPhone = items[at]?.kind === 'number';
  let before = at - 1;
  let isNumbered = false;
  while (isJoint(items[before]) || NUMBER_WORD.test(items[before]?.key ?? '')) {
    isNumbered = true;
    before -= 1;
  }
  const label = items[before];
  if (items[at + 1]?.kind === 'currency') return true;
  if (!label || !FOREIGN.has(label.kind)) return false;
  // A phone follows other words too: تأكيد الطلب 0551234567.
  return (
    !isPhone || (label.kind === 'order' && (isNumbered || /رقم|no$|id$|number$/.test(label.key)))
  );
}

const LENGTHS = { postal_code: 5, building_no: 4, additional_number: 4 } as const;
const LABELS: Record<keyof typeof LENGTHS, ReadonlySet<ItemKind>> = {
  postal_code: new Set(['postal']),
  building_no: new Set(['building']),
  additional_number: new Set(['additional']),
};
const OF_STREET = new Set<ItemKind>(['street', 'road']);
const OF_ADDRESS = new Set<ItemKind>(['listed', 'place', 'district', 'street', 'road', 'building']);

/** Building, postal code and additional number: by their labels, or by their place in an address. */
export function findAddressNumbers(items: readonly Item[]): Finding[] {
  return items.flatMap((item, at) => {
    if (item.kind !== 'digits' || item.isDropped || isForeign(items, at)) return [];
    const field = labelledAs(items, at) ?? placedAs(items, at);
    return field ? [{ field, value: item.text, weight: labelledAs(items, at) ? 2 : 1 }] : [];
  });
}

function labelledAs(items: readonly Item[], at: number): PastedField | undefined {
  const number = items[at]?.text ?? '';
  return (Object.keys(LENGTHS) as (keyof typeof LENGTHS)[]).find((field) => {
    const isNumbered = items[at - 1]?.kind === 'phone';
    return (
      number.length === LENGTHS[field] && isLabelled(items, isNumbered ? at - 1 : at, LABELS[field])
    );
  });
}

function placedAs(items: readonly Item[], at: number): PastedField | undefined {
  const { length } = items[at]?.text ?? '';
  const line = lineAround(items, at);
  if (length === LENGTHS.postal_code) {
    const isAlone = line.every(({ kind }) => kind === 'digits' || kind === 'sep');
    return isAlone || line.some(({ kind }) => OF_ADDRESS.has(kind)) ? 'postal_code' : undefined;
  }
  if (length !== LENGTHS.building_no) return undefined;
  if (isBeforeStreet(items, at)) return 'building_no';
  const sign = items[at - 1];
  const before = sign?.kind === 'sep' ? items[at - 2] : sign;
  const isAfterPostal = before?.kind === 'digits' && before.text.length === LENGTHS.postal_code;
  const isOwnPiece = isComma(sign) && (isComma(items[at + 1]) || items[at + 1] === undefined);
  const hasBuilding = line.some((_, index) => isBeforeStreet(line, index));
  return isAfterPostal || (isOwnPiece && hasBuilding) ? 'additional_number' : undefined;
}

const isComma = (item: Item | undefined) => item?.kind === 'sep' && /[,،\p{Pd}]/u.test(item.text);

/** `7391 King Fahd Road`, `7391 طريق الملك فهد`. */
function isBeforeStreet(items: readonly Item[], at: number): boolean {
  const item = items[at];
  if (item?.kind !== 'digits' || item.text.length !== LENGTHS.building_no) return false;
  let next = at + 1;
  while (
    ['word', 'listed', 'place', 'title', 'common'].includes(items[next]?.kind ?? '') &&
    next < at + 6
  )
    next += 1;
  const street = items[next];
  return (
    street !== undefined &&
    OF_STREET.has(street.kind) &&
    (next === at + 1 || /^[a-z]/.test(street.key))
  );
}

const SHORT_LABELS = new Set<ItemKind>(['short']);

/** Short National Addresses. Four small letters apart from the digits need a label before them. */
export function findShortAddresses(items: readonly Item[]): Finding[] {
  return items.flatMap(({ kind, value, text, isDropped }, at): Finding[] => {
    const isWritten = /^[A-Z]{4}/.test(text) || !/\s/.test(text);
    if (kind !== 'shortCode' || isDropped) return [];
    const before = items.slice(Math.max(0, at - 4), at);
    if (!isWritten && !before.some((item) => SHORT_LABELS.has(item.kind))) return [];
    return [{ field: 'short_address', value: value.toUpperCase(), weight: 1 }];
  });
}

/** E-mail addresses that are the receiver's. */
export function findEmails(items: readonly Item[]): Finding[] {
  return items
    .filter(({ kind, isDropped }) => kind === 'email' && !isDropped)
    .map(({ text }) => ({ field: 'email', value: text, weight: 1 }));
}
