import { aCard } from '../../../domain/testing/samples.ts';
import type { Courier } from '../../../sample-data/couriers/courier.ts';
import { OFFICE_HOURS } from '../../../sample-data/couriers/hours.ts';
import type { RatedCourier } from '../rated-courier.ts';

/** A courier with one card of three lanes: rows 2 to 4 of a file, when it is the first. */
export const PALM: RatedCourier = {
  code: 'palm',
  name: { ar: 'ناقل النخلة', en: 'Palm' },
  description: { ar: 'ناقل للاختبار.', en: 'A courier for tests, "quoted".' },
  tier: 'gold',
  supportEmail: 'support@palm.example',
  phones: ['+966110000001', '+966110000002'],
  site: 'https://palm.example',
  hours: OFFICE_HOURS,
  cards: [
    aCard({
      remoteAreas: { cities: ['jeddah'], fee: 950 },
      cod: { flatFee: 700, rateBasisPoints: 125, cap: 500_000 },
    }),
  ],
};

/** A courier with two cards of one lane: rows 5 and 6 after {@link PALM}. */
export const REED: RatedCourier = {
  ...PALM,
  code: 'reed',
  phones: [],
  site: null,
  hours: null,
  name: { ar: 'ناقل القصب', en: 'Reed' },
  cards: (['standard', 'express'] as const).map((serviceType) =>
    aCard({
      serviceType,
      lanes: { domestic: { baseFee: 1_900, perKgFee: 0, transitDays: { min: 0, max: 1 } } },
      countries: [],
      notes: { ar: 'سطر أول\nسطر ثانٍ', en: 'One line\nand another' },
    }),
  ),
};

/** A courier of the sample data as a file has it. */
export function ratedCourier(courier: Courier): RatedCourier {
  const { name, description, tier, supportEmail, phone, cards } = courier;
  const code = name.en.toLowerCase().replaceAll(' ', '-');
  const contact = {
    supportEmail,
    phones: [phone],
    site: `https://${code}.example`,
    hours: OFFICE_HOURS,
  };
  return { code, name, description, tier, ...contact, cards };
}
