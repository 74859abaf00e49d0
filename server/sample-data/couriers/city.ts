import { courier } from './courier.ts';
import { LARGE_CITIES } from './coverage.ts';
import {
  BASIC_SENDER_FIELDS,
  cm,
  cod,
  EVERY_DAY,
  kg,
  lane,
  sar,
  text,
  WORKING_DAYS,
} from './terms.ts';

export const cityCouriers = [
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1r',
    name: text('الغزال الخاطف', 'Swift Gazelle'),
    about: text('داخل الرياض فقط، في اليوم نفسه.', 'inside Riyadh only, on the same day.'),
    tier: 'gold',
    rating: 4.6,
    terms: {
      cities: ['riyadh'],
      maxWeight: kg(20),
      maxDimensions: cm(60, 50, 50),
      cod: cod(5, 0.5, 2000),
      returnFee: sar(15),
      servedDays: EVERY_DAY,
      shippingMethods: ['pickup'],
    },
    services: {
      express: {
        lanes: { intra_city: lane(20, 1.5, 1, 1) },
        notes: text('يصل صباح اليوم التالي.', 'Arrives the next morning.'),
      },
      same_day: {
        lanes: { intra_city: lane(30, 2, 0, 0) },
        notes: text('يصل خلال أربع ساعات.', 'Arrives within four hours.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1s',
    name: text('دراجة المرجان', 'Coral Bicycle'),
    about: text(
      'داخل جدة، للطرود الصغيرة والمستندات.',
      'inside Jeddah, for small parcels and documents.',
    ),
    tier: 'silver',
    rating: 4.2,
    terms: {
      cities: ['jeddah'],
      maxWeight: kg(8),
      maxDimensions: cm(45, 35, 30),
      baseWeight: kg(8),
      returnFee: sar(10),
      servedDays: EVERY_DAY,
      shippingMethods: ['pickup'],
    },
    services: {
      same_day: {
        lanes: { intra_city: lane(24, 0, 0, 0) },
        notes: text('بدراجات كهربائية.', 'By electric bicycle.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1t',
    name: text('سنونو الواحة', 'Oasis Swallow'),
    about: text('داخل الدمام والخبر والجبيل والهفوف.', 'inside Dammam, Khobar, Jubail and Hofuf.'),
    tier: 'bronze',
    rating: 3.9,
    terms: {
      cities: ['dammam', 'khobar', 'jubail', 'hofuf'],
      maxWeight: kg(25),
      maxDimensions: cm(80, 60, 50),
      cod: cod(4, 1, 1500),
      returnFee: sar(9),
    },
    services: {
      standard: {
        lanes: { intra_city: lane(13, 1, 1, 2) },
        notes: text('محاولة توصيل واحدة.', 'One delivery attempt.'),
      },
      same_day: {
        lanes: { intra_city: lane(26, 2, 0, 0) },
        notes: text('للطلبات قبل العاشرة صباحًا.', 'For orders before ten in the morning.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1v',
    name: text('عتبة القمر', 'Moonlit Doorstep'),
    about: text(
      'توصّل مساءً داخل المدن الكبرى حين يكون الناس في بيوتهم.',
      'that delivers in the evening, when people are at home, inside the large cities.',
    ),
    tier: 'platinum',
    rating: 4.9,
    terms: {
      cities: LARGE_CITIES,
      maxWeight: kg(30),
      maxDimensions: cm(100, 60, 60),
      cod: cod(8, 0.5, 6000),
      returnFee: sar(18),
      shipmentTypes: ['parcel', 'document', 'fragile'],
      servedDays: EVERY_DAY,
    },
    services: {
      express: {
        lanes: { intra_city: lane(26, 2, 1, 1) },
        notes: text(
          'التوصيل من السادسة إلى التاسعة مساءً.',
          'Delivery from six to nine in the evening.',
        ),
      },
      same_day: {
        lanes: { intra_city: lane(36, 2.5, 0, 0) },
        notes: text('للطلبات قبل الثانية ظهرًا.', 'For orders before two in the afternoon.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1w',
    name: text('برج الحمام', 'Pigeon Tower'),
    about: text('للمستندات وحدها داخل ثلاث مدن.', 'for documents alone, inside three cities.'),
    tier: 'silver',
    rating: 4.4,
    terms: {
      cities: ['riyadh', 'jeddah', 'dammam'],
      maxWeight: kg(2),
      maxDimensions: cm(40, 30, 5),
      baseWeight: kg(2),
      returnFee: sar(8),
      shipmentTypes: ['document'],
      servedDays: WORKING_DAYS,
      requiredSenderFields: [...BASIC_SENDER_FIELDS, 'email'],
    },
    services: {
      express: {
        lanes: { intra_city: lane(17, 0, 1, 1) },
        notes: text('يُسلَّم بتوقيع المستلم.', 'Handed over against a signature.'),
      },
      same_day: {
        lanes: { intra_city: lane(25, 0, 0, 0) },
        notes: text('للطلبات قبل الظهر.', 'For orders before noon.'),
      },
    },
  }),
];
