import { courier } from './courier.ts';
import { BORDER_CITIES, LARGE_CITIES, MOUNTAIN_CITIES, NATIONWIDE, WORLDWIDE } from './coverage.ts';
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

export const nationwideCouriers = [
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1a',
    name: text('قوافل النخيل', 'Palm Caravan'),
    about: text(
      'تخدم المدن الكبرى كل أيام الأسبوع عدا الجمعة.',
      'that serves the large cities every day but Friday.',
    ),
    tier: 'gold',
    rating: 4.5,
    terms: {
      cities: LARGE_CITIES,
      maxWeight: kg(50),
      maxDimensions: cm(120, 80, 80),
      cod: cod(7, 1, 5000),
      returnFee: sar(15),
      shipmentTypes: ['parcel', 'document', 'fragile'],
    },
    services: {
      standard: {
        lanes: { intra_city: lane(18, 1.5, 1, 1), domestic: lane(25, 2, 2, 3) },
        notes: text('يتصل المندوب قبل الوصول.', 'The driver calls before arriving.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1b',
    name: text('نجم السُّرى', 'Night Star Express'),
    about: text(
      'تسير ليلًا بين كل مدن المملكة لتصل صباحًا.',
      'that drives between all Saudi cities by night and arrives in the morning.',
    ),
    tier: 'platinum',
    rating: 4.8,
    terms: {
      cities: NATIONWIDE,
      maxWeight: kg(70),
      maxDimensions: cm(150, 100, 100),
      remoteAreas: { cities: BORDER_CITIES, fee: sar(12) },
      cod: cod(10, 0.5, 10_000),
      returnFee: sar(28),
      shipmentTypes: ['parcel', 'document', 'fragile'],
      servedDays: EVERY_DAY,
    },
    services: {
      express: {
        lanes: { intra_city: lane(28, 2, 1, 1), domestic: lane(42, 3, 1, 2) },
        notes: text(
          'يُستلم حتى السادسة مساءً ويصل في اليوم التالي.',
          'Collected until six in the evening, delivered the next day.',
        ),
      },
      same_day: {
        lanes: { intra_city: lane(38, 3, 0, 0) },
        cities: LARGE_CITIES,
        remoteAreas: null,
        maxWeight: kg(30),
        shippingMethods: ['pickup'],
        notes: text('للطلبات قبل الحادية عشرة صباحًا.', 'For orders before eleven in the morning.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1c',
    name: text('خُطى الرمال', 'Sand Steps'),
    about: text(
      'تصل إلى كل المدن بسعر اقتصادي لمن لا يستعجل.',
      'that reaches every city at an economy price for those in no hurry.',
    ),
    tier: 'silver',
    rating: 4.1,
    terms: {
      cities: NATIONWIDE,
      maxWeight: kg(40),
      maxDimensions: cm(120, 80, 60),
      remoteAreas: { cities: [...BORDER_CITIES, 'tabuk'], fee: sar(10) },
      cod: cod(6, 1, 3000),
      returnFee: sar(14),
    },
    services: {
      economy: {
        lanes: { intra_city: lane(14, 1, 2, 3), domestic: lane(19, 2, 4, 6) },
        shippingMethods: ['drop_off'],
        cod: null,
        notes: text('يُسلَّم الطرد إلى نقطة الخدمة.', 'The parcel is handed in at a service point.'),
      },
      standard: {
        lanes: { intra_city: lane(17, 1.5, 1, 2), domestic: lane(23, 2, 3, 4) },
        notes: text('محاولتا توصيل بلا رسوم إضافية.', 'Two delivery attempts at no extra charge.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1f',
    name: text('الصقر الكهرماني', 'Amber Falcon'),
    about: text(
      'تجمع بين التوصيل في كل المدن والشحن إلى العالم.',
      'that delivers to every city and ships to the world.',
    ),
    tier: 'platinum',
    rating: 4.7,
    terms: {
      cities: NATIONWIDE,
      countries: WORLDWIDE,
      maxWeight: kg(70),
      maxDimensions: cm(150, 100, 100),
      remoteAreas: { cities: [...BORDER_CITIES, ...MOUNTAIN_CITIES], fee: sar(15) },
      cod: cod(9, 1, 8000),
      returnFee: sar(26),
      shipmentTypes: ['parcel', 'document', 'fragile'],
      requiredSenderFields: [...BASIC_SENDER_FIELDS, 'email'],
    },
    services: {
      standard: {
        lanes: {
          intra_city: lane(22, 2, 1, 2),
          domestic: lane(32, 2.5, 2, 3),
          international: lane(120, 25, 4, 8),
        },
        notes: text(
          'التخليص الجمركي على المستلم خارج المملكة.',
          'Abroad the receiver clears customs.',
        ),
      },
      express: {
        lanes: {
          intra_city: lane(30, 2.5, 1, 1),
          domestic: lane(45, 3, 1, 2),
          international: lane(190, 38, 2, 4),
        },
        volumetricDivisor: 4000,
        servedDays: EVERY_DAY,
        notes: text('تتبّع لحظي حتى باب المستلم.', 'Live tracking to the door.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1g',
    name: text('الآبار السبع', 'Seven Wells'),
    about: text(
      'للطرود غير المستعجلة، تنطلق من الأحد إلى الخميس.',
      'for parcels that can wait, on the road from Sunday to Thursday.',
    ),
    tier: 'bronze',
    rating: 3.6,
    terms: {
      cities: NATIONWIDE,
      maxWeight: kg(30),
      maxDimensions: cm(100, 60, 60),
      volumetricDivisor: 6000,
      remoteAreas: { cities: [...BORDER_CITIES, ...MOUNTAIN_CITIES, 'hail'], fee: sar(8) },
      cod: cod(5, 1.5, 2000),
      returnFee: sar(12),
      shipmentTypes: ['parcel'],
      servedDays: WORKING_DAYS,
    },
    services: {
      economy: {
        lanes: { intra_city: lane(12, 1, 2, 4), domestic: lane(16, 1.5, 5, 8) },
        notes: text(
          'قد يتأخر الوصول إلى المناطق البعيدة يومين.',
          'Remote areas may take two days longer.',
        ),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1h',
    name: text('ظل الطلحة', 'Acacia Shade'),
    about: text(
      'تعتني بالطرود القابلة للكسر في كل المدن.',
      'that takes care of fragile parcels in every city.',
    ),
    tier: 'gold',
    rating: 4.4,
    terms: {
      cities: NATIONWIDE,
      maxWeight: kg(60),
      maxDimensions: cm(140, 90, 90),
      baseWeight: kg(15),
      cod: cod(8, 1, 6000),
      returnFee: sar(20),
      shipmentTypes: ['parcel', 'fragile'],
    },
    services: {
      standard: {
        lanes: { intra_city: lane(21, 1.5, 1, 2), domestic: lane(31, 2, 2, 4) },
        notes: text('الأجرة الأساسية حتى 15 كجم.', 'The base fee covers up to 15 kg.'),
      },
      express: {
        lanes: { intra_city: lane(29, 2, 1, 1), domestic: lane(43, 3, 1, 2) },
        baseWeight: kg(10),
        notes: text('تغليف مضاعف بلا رسوم.', 'Double wrapping at no charge.'),
      },
    },
  }),
];
