import type { ColumnType, JSONColumnType, Selectable } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Currency } from '../../../common/money.ts';
import type { Fixed } from '../../db/columns.ts';
import type { CalendarDay } from '../../domain/calendar.ts';
import type {
  CityCode,
  LocalizedText,
  RateCard,
  ServiceType,
  Tier,
} from '../../domain/rate-card.ts';

type Wire = components['schemas'];

declare module '../../db/tables.ts' {
  interface Tables {
    couriers: CouriersTable;
    courier_cards: CourierCardsTable;
    card_versions: CardVersionsTable;
    courier_branches: CourierBranchesTable;
    courier_photos: CourierPhotosTable;
    photo_files: PhotoFilesTable;
    exchange_rates: ExchangeRatesTable;
    tariff: TariffTable;
  }
}

export interface CouriersTable {
  id: Fixed<string>;
  code: string;
  name: JSONColumnType<LocalizedText>;
  description: JSONColumnType<LocalizedText>;
  tier: Tier;
  support_email: string;
  contact: JSONColumnType<Omit<Wire['CourierContact'], 'email'>>;
  /** True for a fictional courier of the sample data. */
  sample: boolean;
}

/** A rate card of a courier's service. */
export interface CourierCardsTable {
  courier_id: Fixed<string>;
  service_type: Fixed<ServiceType>;
  card: JSONColumnType<RateCard>;
}

/**
 * What quotes show of a card, for as long as it and its courier stay the same. A trigger on the
 * tables above writes it. Nothing deletes it, because quotes refer to it.
 */
export interface CardVersionsTable {
  version: Fixed<number>;
  courier_id: Fixed<string>;
  service_type: Fixed<ServiceType>;
  courier: JSONColumnType<ShownCourier, never, never>;
  card: JSONColumnType<RateCard, never, never>;
  /** Null if it was in force before this was recorded. */
  valid_from: ColumnType<Date | null, never, never>;
  /** Null while it is in force. */
  valid_until: ColumnType<Date | null, never, never>;
}

export type ShownCourier = Pick<Selectable<CouriersTable>, 'id' | 'name' | 'tier' | 'sample'>;

export interface CourierBranchesTable {
  courier_id: Fixed<string>;
  id: Fixed<string>;
  /** Its name in an operator's files, unique in its courier. */
  code: Fixed<string>;
  city: CityCode;
  name: JSONColumnType<LocalizedText>;
  address: JSONColumnType<LocalizedText>;
  phone: string | null;
  hours: JSONColumnType<Wire['OpeningHours']>;
  drop_off: boolean;
  cash_payout: boolean;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

export interface CourierPhotosTable {
  courier_id: Fixed<string>;
  /** Differs for each file of a courier, so that what is kept of a photo never is of another one. */
  id: Fixed<string>;
  file_id: Fixed<string>;
  /** Photos are shown in ascending order, from 1. */
  position: number;
  caption: JSONColumnType<LocalizedText>;
}

/** A photo and its preview: WebP in base64. Former photos are kept for an undo. */
export interface PhotoFilesTable {
  /** The first half of the SHA-256 of the photo, in hexadecimal. */
  id: Fixed<string>;
  /** Pixels. */
  width: Fixed<number>;
  height: Fixed<number>;
  preview: Fixed<string>;
  photo: Fixed<string>;
}

/** One row with two counters. */
export interface TariffTable {
  /** Counts changes of couriers, cards, branches and exchange rates. */
  version: Fixed<number>;
  /** Counts changes of ratings. */
  ratings: Fixed<number>;
}

export interface ExchangeRatesTable {
  currency: Fixed<Currency>;
  valid_from: Fixed<CalendarDay>;
  /** Millionths of a riyal for one unit. */
  micro_sar: number;
  /** Source of the rate; sample rates say so. */
  source: string;
}
