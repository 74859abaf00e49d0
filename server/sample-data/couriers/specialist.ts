import { SENDER_FIELDS } from '../../domain/rate-card.ts';
import { courier } from './courier.ts';
import { LARGE_CITIES, MOUNTAIN_CITIES, NATIONWIDE } from './coverage.ts';
import { cm, cod, kg, lane, sar, text, WORKING_DAYS } from './terms.ts';

export const specialistCouriers = [
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1e',
    name: text('ريشة', 'Feather Post'),
    about: text(
      'للطرود الخفيفة والمستندات حتى 5 كجم.',
      'for light parcels and documents of up to 5 kg.',
    ),
    tier: 'silver',
    rating: 4.3,
    terms: {
      cities: NATIONWIDE,
      maxWeight: kg(5),
      maxDimensions: cm(45, 35, 25),
      baseWeight: kg(5),
      returnFee: sar(9),
    },
    services: {
      standard: {
        lanes: { intra_city: lane(11, 0, 1, 2), domestic: lane(15, 0, 2, 4) },
        shippingMethods: ['drop_off'],
        notes: text('يُسلَّم في صناديق الاستلام.', 'Handed in at parcel lockers.'),
      },
      express: {
        lanes: { intra_city: lane(16, 0, 1, 1), domestic: lane(24, 0, 1, 2) },
        notes: text('تغليف مجاني للمستندات.', 'Free envelopes for documents.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r10',
    name: text('مها الجليد', 'Polar Oryx'),
    about: text(
      'للمبرَّد وحده، من كل مدينة إلى كل مدينة.',
      'for chilled goods alone, from every city to every city.',
    ),
    tier: 'platinum',
    rating: 4.7,
    terms: {
      cities: NATIONWIDE,
      maxWeight: kg(40),
      maxDimensions: cm(80, 60, 60),
      volumetricDivisor: 4000,
      remoteAreas: { cities: [...MOUNTAIN_CITIES, 'arar', 'sakaka'], fee: sar(25) },
      cod: cod(10, 1, 5000),
      returnFee: sar(40),
      shipmentTypes: ['chilled'],
      shippingMethods: ['pickup'],
    },
    services: {
      express: {
        lanes: { intra_city: lane(45, 3, 1, 1), domestic: lane(70, 5, 1, 2) },
        notes: text('سجل حرارة يرافق كل طرد.', 'A temperature log travels with every parcel.'),
      },
      same_day: {
        lanes: { intra_city: lane(60, 4, 0, 0) },
        cities: LARGE_CITIES,
        remoteAreas: null,
        notes: text('للطلبات قبل العاشرة صباحًا.', 'For orders before ten in the morning.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r11',
    name: text('وعل الصوان', 'Granite Ibex'),
    about: text(
      'للطرود الثقيلة والمنصات حتى 300 كجم.',
      'for heavy parcels and pallets of up to 300 kg.',
    ),
    tier: 'gold',
    rating: 4.1,
    terms: {
      cities: [...LARGE_CITIES, 'jubail', 'yanbu', 'buraydah', 'khamis_mushait', 'tabuk'],
      maxWeight: kg(300),
      maxDimensions: cm(240, 160, 160),
      baseWeight: kg(30),
      volumetricDivisor: 4000,
      cod: cod(25, 0.5, 10_000),
      returnFee: sar(80),
      shipmentTypes: ['parcel', 'fragile'],
      servedDays: WORKING_DAYS,
      requiredSenderFields: [...SENDER_FIELDS],
    },
    services: {
      standard: {
        lanes: { intra_city: lane(70, 1, 1, 2), domestic: lane(110, 1.5, 2, 5) },
        notes: text(
          'الأجرة الأساسية حتى 30 كجم، والتنزيل على المستلم.',
          'The base fee covers up to 30 kg; the receiver unloads.',
        ),
      },
    },
  }),
];
