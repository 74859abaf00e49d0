import type { Lane, LaneKind, LocalizedText, RateCard } from './rate-card.ts';

/** A number of a rate card: a fee in halalas, or days, grams, millimetres and so on. */
export type CardNumber =
  | LaneNumber
  | 'base_weight'
  | 'max_weight'
  | 'max_length'
  | 'max_width'
  | 'max_height'
  | 'volumetric_divisor'
  | 'cod_fee'
  | 'cod_rate'
  | 'cod_cap'
  | 'remote_area_fee'
  | 'return_fee';
type LaneNumber = 'base_fee' | 'fee_per_kg' | 'min_days' | 'max_days';

/** A list of a rate card, in which order has no meaning. */
export type CardList =
  'coverage_areas' | 'remote_areas' | 'served_days' | 'shipment_types' | 'shipping_methods';

/** Something that differs between two states of a card; null if the card has no such number. */
export type CardChange =
  | { kind: 'added' | 'removed'; lane: LaneKind }
  | {
      kind: 'changed';
      field: CardNumber;
      before: number | null;
      after: number | null;
      lane?: LaneKind;
    }
  | { kind: 'changed'; field: CardList; added: string[]; removed: string[] }
  | { kind: 'changed'; field: 'notes' };

const LANES = ['intra_city', 'domestic', 'international'] as const;

/**
 * What differs between two states of a card: lanes, the numbers of lanes that stay, and the card's
 * own numbers, lists and notes. Which data of the sender it asks for is no part of its terms.
 */
export function changesOfCard(before: RateCard, after: RateCard): CardChange[] {
  const lanes = LANES.flatMap((lane): CardChange[] => {
    const [was, is] = [before.lanes[lane], after.lanes[lane]];
    if (was && is) {
      return differing(numbersOfLane(was), numbersOfLane(is)).map((each) => ({ ...each, lane }));
    }
    if (was) return [{ kind: 'removed', lane }];
    return is ? [{ kind: 'added', lane }] : [];
  });
  return [
    ...lanes,
    ...differing(numbersOfCard(before), numbersOfCard(after)),
    ...changedLists(before, after),
    ...(isSameText(before.notes, after.notes)
      ? []
      : [{ kind: 'changed', field: 'notes' } as const]),
  ];
}

function changedLists(before: RateCard, after: RateCard): CardChange[] {
  const was = listsOf(before);
  return listsOf(after).flatMap(([field, now], index) => {
    const then = was[index]?.[1] ?? [];
    const added = now.filter((code) => !then.includes(code));
    const removed = then.filter((code) => !now.includes(code));
    const isSame = added.length === 0 && removed.length === 0;
    return isSame ? [] : { kind: 'changed' as const, field, added, removed };
  });
}

const isSameText = (one: LocalizedText, other: LocalizedText) =>
  one.ar === other.ar && one.en === other.en;

type Numbers = readonly (readonly [CardNumber, number | null])[];

function differing(before: Numbers, after: Numbers) {
  const was = new Map(before);
  return after
    .map(([field, is]) => ({
      kind: 'changed' as const,
      ...{ field, before: was.get(field) ?? null, after: is },
    }))
    .filter((each) => each.before !== each.after);
}

function numbersOfLane({ baseFee, perKgFee, transitDays }: Lane): Numbers {
  return [
    ['base_fee', baseFee],
    ['fee_per_kg', perKgFee],
    ['min_days', transitDays.min],
    ['max_days', transitDays.max],
  ];
}

function numbersOfCard(card: RateCard): Numbers {
  return [
    ['base_weight', card.baseWeight],
    ['max_weight', card.maxWeight],
    ['max_length', card.maxDimensions.length],
    ['max_width', card.maxDimensions.width],
    ['max_height', card.maxDimensions.height],
    ['volumetric_divisor', card.volumetricDivisor],
    ['cod_fee', card.cod?.flatFee ?? null],
    ['cod_rate', card.cod?.rateBasisPoints ?? null],
    ['cod_cap', card.cod?.cap ?? null],
    ['remote_area_fee', card.remoteAreas?.fee ?? null],
    ['return_fee', card.returnFee],
  ];
}

function listsOf(card: RateCard): [CardList, readonly string[]][] {
  return [
    ['coverage_areas', [...card.cities, ...card.countries]],
    ['remote_areas', card.remoteAreas?.cities ?? []],
    ['served_days', card.servedDays],
    ['shipment_types', card.shipmentTypes],
    ['shipping_methods', card.shippingMethods],
  ];
}
