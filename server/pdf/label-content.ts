import type { Money } from '../../common/money.ts';
import type { CalendarDay } from '../domain/calendar.ts';
import type { CountryCode, LocalizedText } from '../domain/rate-card.ts';
import type { ENUM_NAMES } from '../reference/enum-names.ts';

/** Values of one enum of the contract. */
type ValueOf<Name extends keyof typeof ENUM_NAMES> = keyof (typeof ENUM_NAMES)[Name];

export type DocumentLanguage = 'ar' | 'en';

/** A6 (105 × 148 mm), or the 4 × 6 inches of most label printers. */
export const LABEL_PAPERS = ['a6', '4x6'] as const;
export type LabelPaper = (typeof LABEL_PAPERS)[number];

/**
 * What a label and a waybill show of one shipment. Texts may be anything a person can type; lengths
 * in millimetres, weights in grams, money in minor units.
 */
export interface LabelContent {
  /** `MZ` and eleven digits: the content of the Code 128. */
  trackingNumber: string;
  /** Absolute URL of the public page, at most 300 ASCII characters: the content of the QR code. */
  trackingUrl: string;
  referenceId?: string;
  createdAt: Date;
  expectedDeliveryOn: CalendarDay;
  preferredDelivery: {
    day: ValueOf<'preferred_delivery_day'>;
    time: ValueOf<'preferred_delivery_time'>;
  };

  /** `sample`: a fictional courier, or a shipment of a test key, which the document states in large letters. */
  courier: { name: LocalizedText; sample: boolean };
  serviceType: ValueOf<'service_type'>;
  shippingMethod: ValueOf<'shipping_method'>;

  sender: LabelSender;
  receiver: LabelReceiver;

  shipmentType: ValueOf<'shipment_type'>;
  packagingType: ValueOf<'packaging_type'>;
  pieces: number;
  /** Of all pieces together. */
  weight: number;
  /** Of one piece. */
  dimensions: { length: number; width: number; height: number };
  /** One to twenty; each with its total value. */
  products: readonly { name: string; quantity: number; value: Money }[];
  /** Of all products together. */
  goodsValue: Money;
  /** Absent for a prepaid shipment. */
  amountToCollect?: Money;
  /** A note for the courier. */
  note?: string;
  invoiceNumber: string;
}

export interface LabelCity {
  /** Abroad, where cities are written as typed, the same in both languages. */
  city: LocalizedText;
  country: CountryCode;
}

export interface LabelSender extends LabelCity {
  /** The name printed first; one of the two should be there. */
  company?: string;
  contactName?: string;
  /** E.164 */
  phone?: string;
  address?: string;
  postalCode?: string;
}

export interface LabelReceiver extends LabelCity {
  fullName: string;
  company?: string;
  /** E.164 */
  phone: string;
  addressType: ValueOf<'address_type'>;
  region: LocalizedText;
  district?: string;
  streetName?: string;
  buildingNo?: string;
  postalCode?: string;
  additionalNumber?: string;
  /** The short National Address, `RRRD2929`. */
  shortAddress?: string;
  landmark?: string;
  /** Handed over with the parcel. */
  message?: string;
}
