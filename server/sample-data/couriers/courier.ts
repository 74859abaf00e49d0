import type { LocalizedText, RateCard, ServiceType, Tier } from '../../domain/rate-card.ts';
import { BASIC_SENDER_FIELDS, EVERY_DAY_BUT_FRIDAY, kg } from './terms.ts';

/** A fictional courier with its prices. */
export interface Courier {
  id: string;
  name: LocalizedText;
  description: LocalizedText;
  tier: Tier;
  /** Around which its sample ratings lie, 3 to 5. */
  rating: number;
  supportEmail: string;
  /** In a range without subscribers. */
  phone: string;
  sample: true;
  /** One card for each service type. */
  cards: RateCard[];
}

type CardTerms = Omit<RateCard, 'courierId' | 'serviceType' | 'tier'>;
type ServiceTerms = Pick<CardTerms, 'lanes' | 'notes'> & Partial<CardTerms>;

const USUAL_TERMS = {
  countries: [],
  baseWeight: kg(10),
  volumetricDivisor: 5000,
  remoteAreas: null,
  cod: null,
  shipmentTypes: ['parcel', 'document'],
  shippingMethods: ['pickup', 'drop_off'],
  servedDays: EVERY_DAY_BUT_FRIDAY,
  requiredSenderFields: BASIC_SENDER_FIELDS,
} satisfies Partial<CardTerms>;

interface CourierDefinition extends Omit<
  Courier,
  'description' | 'supportEmail' | 'phone' | 'sample' | 'cards'
> {
  /** The rest of the description, after the words that mark the courier as a sample. */
  about: LocalizedText;
  /** Terms shared by its services; the defaults are in `USUAL_TERMS`. */
  terms: Omit<CardTerms, 'lanes' | 'notes' | keyof typeof USUAL_TERMS> & Partial<CardTerms>;
  services: Partial<Record<ServiceType, ServiceTerms>>;
}

/** Builds the rate cards of a courier whose services share most of their terms. */
export function courier({ about, terms, services, ...identity }: CourierDefinition): Courier {
  const { id, name, tier } = identity;
  return {
    ...identity,
    description: { ar: `شركة شحن تجريبية ${about.ar}`, en: `Sample courier ${about.en}` },
    supportEmail: `support@${name.en.toLowerCase().replaceAll(' ', '-')}.example`,
    phone: `+96611000${String(id.charCodeAt(id.length - 1)).padStart(4, '0')}`,
    sample: true,
    cards: SERVICE_TYPES.flatMap((serviceType) => {
      const service = services[serviceType];
      if (service === undefined) return [];
      return [
        structuredClone({ courierId: id, serviceType, tier, ...USUAL_TERMS, ...terms, ...service }),
      ];
    }),
  };
}

const SERVICE_TYPES: readonly ServiceType[] = ['economy', 'standard', 'express', 'same_day'];
