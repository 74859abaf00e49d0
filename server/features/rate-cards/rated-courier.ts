import type { LaneKind, LocalizedText, RateCard, Tier } from '../../domain/rate-card.ts';
import { LANES, SERVICES } from '../couriers/service-order.ts';
import { type Group, groups } from '../operator-files/groups.ts';
import { openingHours, type OpeningHours } from '../operator-files/hours-cell.ts';
import type { Values } from './columns.ts';

/** A courier as an operator's file has it; its code is its name in all files. */
export interface RatedCourier {
  code: string;
  name: LocalizedText;
  description: LocalizedText;
  tier: Tier;
  supportEmail: string;
  phones: string[];
  site: string | null;
  /** When customer service answers; null if that is not known. */
  hours: OpeningHours | null;
  cards: CardTerms[];
}

/** A rate card without what its courier says. */
export type CardTerms = Omit<RateCard, 'courierId' | 'tier'>;

/** The rows of couriers, always in the same order: by courier, service and lane. */
export function rowsOf(couriers: readonly RatedCourier[]): Values[] {
  return couriers
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .flatMap((courier) =>
      SERVICES.flatMap((service) =>
        courier.cards.filter((card) => card.serviceType === service),
      ).flatMap((card) => LANES.flatMap((lane) => valuesOf(courier, card, lane))),
    );
}

/** The couriers of rows that agree with each other. */
export function couriersOf(rows: readonly Values[]): RatedCourier[] {
  return groups(rows, ({ courier }) => courier).map(([first, ...others]) => ({
    code: first.courier,
    name: { ar: first.name_ar, en: first.name_en },
    description: { ar: first.description_ar, en: first.description_en },
    tier: first.tier,
    supportEmail: first.support_email,
    phones: first.phones ?? [],
    site: first.site,
    hours: first.support_hours && openingHours(first.support_hours, first.support_hours_ramadan),
    cards: groups([first, ...others], ({ service }) => service).map(cardOf),
  }));
}

/** The card of these lanes. */
export function cardOf(rows: Group<Values>): CardTerms {
  const [first] = rows;
  const lanes = rows.map((row) => [
    row.lane,
    {
      baseFee: row.base_fee,
      perKgFee: row.fee_per_kg,
      transitDays: { min: row.min_days, max: row.max_days },
    },
  ]);
  const { cod_flat_fee: flatFee, cod_percent: rateBasisPoints, cod_cap: cap } = first;
  const hasCod = flatFee !== null && rateBasisPoints !== null && cap !== null;
  const { remote_cities: remote, remote_fee: fee } = first;
  return {
    serviceType: first.service,
    lanes: Object.fromEntries(lanes) as CardTerms['lanes'],
    baseWeight: first.base_weight_g,
    maxWeight: first.max_weight_g,
    maxDimensions: {
      length: first.max_length_mm,
      width: first.max_width_mm,
      height: first.max_height_mm,
    },
    volumetricDivisor: first.volumetric_divisor,
    cities: first.cities,
    countries: first.countries ?? [],
    remoteAreas: remote === null || fee === null ? null : { cities: remote, fee },
    cod: hasCod ? { flatFee, rateBasisPoints, cap } : null,
    returnFee: first.return_fee,
    shipmentTypes: first.shipment_types,
    shippingMethods: first.shipping_methods,
    servedDays: first.served_days,
    requiredSenderFields: first.sender_fields ?? [],
    notes: { ar: first.notes_ar, en: first.notes_en },
  };
}

function valuesOf(courier: RatedCourier, card: CardTerms, kind: LaneKind): Values[] {
  const lane = card.lanes[kind];
  if (!lane) return [];
  const isRemote = card.remoteAreas !== null && card.remoteAreas.cities.length > 0;
  return [
    {
      courier: courier.code,
      service: card.serviceType,
      lane: kind,
      base_fee: lane.baseFee,
      fee_per_kg: lane.perKgFee,
      min_days: lane.transitDays.min,
      max_days: lane.transitDays.max,
      return_fee: card.returnFee,
      cod_flat_fee: card.cod?.flatFee ?? null,
      cod_percent: card.cod?.rateBasisPoints ?? null,
      cod_cap: card.cod?.cap ?? null,
      remote_fee: isRemote ? (card.remoteAreas?.fee ?? null) : null,
      remote_cities: isRemote ? (card.remoteAreas?.cities ?? null) : null,
      base_weight_g: card.baseWeight,
      max_weight_g: card.maxWeight,
      max_length_mm: card.maxDimensions.length,
      max_width_mm: card.maxDimensions.width,
      max_height_mm: card.maxDimensions.height,
      volumetric_divisor: card.volumetricDivisor,
      cities: card.cities,
      countries: card.countries.length === 0 ? null : card.countries,
      served_days: card.servedDays,
      shipment_types: card.shipmentTypes,
      shipping_methods: card.shippingMethods,
      sender_fields: card.requiredSenderFields.length === 0 ? null : card.requiredSenderFields,
      notes_ar: card.notes.ar,
      notes_en: card.notes.en,
      tier: courier.tier,
      name_ar: courier.name.ar,
      name_en: courier.name.en,
      description_ar: courier.description.ar,
      description_en: courier.description.en,
      support_email: courier.supportEmail,
      phones: courier.phones.length === 0 ? null : courier.phones,
      site: courier.site,
      support_hours: courier.hours?.week ?? null,
      support_hours_ramadan: courier.hours?.ramadan ?? null,
    },
  ];
}
