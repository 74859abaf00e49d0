import { courier } from './courier.ts';
import { ARAB_COUNTRIES, GULF, LARGE_CITIES, NATIONWIDE, WORLDWIDE } from './coverage.ts';
import { BASIC_SENDER_FIELDS, cm, EVERY_DAY, kg, lane, sar, text, WORKING_DAYS } from './terms.ts';

export const internationalCouriers = [
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1x',
    name: text('أشرعة التوابل', 'Spice Sails'),
    about: text(
      'تشحن إلى العالم من كل مدينة بسعر معتدل.',
      'that ships to the world from every city at a moderate price.',
    ),
    tier: 'silver',
    rating: 4.0,
    terms: {
      cities: NATIONWIDE,
      countries: WORLDWIDE,
      maxWeight: kg(30),
      maxDimensions: cm(120, 80, 60),
      volumetricDivisor: 6000,
      remoteAreas: { cities: ['arar', 'sakaka', 'najran'], fee: sar(20) },
      returnFee: sar(60),
      shipmentTypes: ['parcel'],
      servedDays: WORKING_DAYS,
      requiredSenderFields: [...BASIC_SENDER_FIELDS, 'email', 'postal_code'],
    },
    services: {
      economy: {
        lanes: { international: lane(85, 18, 8, 15) },
        notes: text('الرسوم الجمركية على المستلم.', 'Customs duties are paid by the receiver.'),
      },
      standard: {
        lanes: { international: lane(115, 24, 5, 9) },
        notes: text('تتبّع حتى دولة الوصول.', 'Tracked to the country of arrival.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1y',
    name: text('منارة المرسى', 'Harbour Lighthouse'),
    about: text(
      'للشحن البري إلى دول الخليج والدول العربية.',
      'by road to the Gulf and Arab countries.',
    ),
    tier: 'gold',
    rating: 4.5,
    terms: {
      cities: [...LARGE_CITIES, 'jubail', 'hofuf', 'buraydah', 'tabuk'],
      countries: ARAB_COUNTRIES,
      maxWeight: kg(60),
      maxDimensions: cm(140, 100, 80),
      returnFee: sar(45),
      shipmentTypes: ['parcel', 'document', 'fragile'],
    },
    services: {
      standard: {
        lanes: { international: lane(65, 10, 3, 6) },
        notes: text(
          'الانتظار على الحدود ضمن المدة المذكورة.',
          'Waiting at the border is part of the stated time.',
        ),
      },
      express: {
        lanes: { international: lane(95, 16, 1, 3) },
        countries: GULF,
        notes: text('لدول الخليج فقط.', 'To the Gulf countries only.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1z',
    name: text('مذنّب الطرود', 'Parcel Comet'),
    about: text(
      'الأسرع إلى العالم من المدن الكبرى.',
      'with the fastest way to the world from the large cities.',
    ),
    tier: 'platinum',
    rating: 4.8,
    terms: {
      cities: LARGE_CITIES,
      countries: WORLDWIDE,
      maxWeight: kg(70),
      maxDimensions: cm(120, 80, 80),
      volumetricDivisor: 4000,
      returnFee: sar(95),
      shipmentTypes: ['parcel', 'document', 'fragile'],
      servedDays: EVERY_DAY,
      requiredSenderFields: [...BASIC_SENDER_FIELDS, 'email', 'company'],
    },
    services: {
      express: {
        lanes: { international: lane(175, 35, 1, 3) },
        notes: text('يشمل التخليص الجمركي.', 'Customs clearance included.'),
      },
    },
  }),
];
