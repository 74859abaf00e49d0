import { courier } from './courier.ts';
import { citiesOf } from './coverage.ts';
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

export const regionalCouriers = [
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1d',
    name: text('درب الساحل', 'Coast Trail'),
    about: text(
      'تسير على ساحل البحر الأحمر من تبوك إلى جازان.',
      'along the Red Sea coast from Tabuk to Jazan.',
    ),
    tier: 'bronze',
    rating: 3.7,
    terms: {
      cities: ['tabuk', 'yanbu', 'jeddah', 'makkah', 'jazan'],
      maxWeight: kg(35),
      maxDimensions: cm(110, 70, 60),
      remoteAreas: { cities: ['jazan', 'tabuk'], fee: sar(7) },
      cod: cod(5, 1, 2500),
      returnFee: sar(12),
    },
    services: {
      standard: {
        lanes: { intra_city: lane(14, 1, 1, 2), domestic: lane(20, 1.5, 3, 5) },
        notes: text('لا توصيل بعد الثامنة مساءً.', 'No deliveries after eight in the evening.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1j',
    name: text('سنبوك اللؤلؤ', 'Pearl Dhow'),
    about: text(
      'تربط مدن المنطقة الشرقية بالبحرين والكويت وقطر.',
      'that links the cities of the Eastern Province with Bahrain, Kuwait and Qatar.',
    ),
    tier: 'silver',
    rating: 4.2,
    terms: {
      cities: citiesOf('SQ'),
      countries: ['BH', 'KW', 'QA'],
      maxWeight: kg(45),
      maxDimensions: cm(120, 80, 70),
      cod: cod(6, 1, 4000),
      returnFee: sar(15),
      shipmentTypes: ['parcel', 'document', 'fragile'],
    },
    services: {
      standard: {
        lanes: {
          intra_city: lane(15, 1, 1, 1),
          domestic: lane(18, 1.5, 1, 2),
          international: lane(75, 12, 2, 4),
        },
        notes: text('عبور الجسر كل صباح.', 'Across the causeway every morning.'),
      },
      express: {
        lanes: { domestic: lane(30, 2, 1, 1), international: lane(110, 18, 1, 2) },
        notes: text('يُستلم قبل الظهر.', 'Collected before noon.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1k',
    name: text('ضباب السروات', 'Sarawat Mist'),
    about: text(
      'تعرف طرق الجبال في عسير والباحة وجازان ونجران.',
      'that knows the mountain roads of Asir, Al Bahah, Jazan and Najran.',
    ),
    tier: 'silver',
    rating: 4.0,
    terms: {
      cities: citiesOf('AS', 'BA', 'GA', 'NG'),
      maxWeight: kg(30),
      maxDimensions: cm(100, 70, 60),
      volumetricDivisor: 6000,
      remoteAreas: { cities: ['al_bahah', 'najran'], fee: sar(6) },
      cod: cod(6, 1, 3000),
      returnFee: sar(13),
    },
    services: {
      economy: {
        lanes: { intra_city: lane(13, 1, 1, 2), domestic: lane(17, 1.5, 2, 4) },
        notes: text('قد تؤخر الأمطار الوصول.', 'Rain may delay arrival.'),
      },
      standard: {
        lanes: { intra_city: lane(16, 1, 1, 1), domestic: lane(22, 2, 1, 3) },
        notes: text('يتصل المندوب قبل ساعة.', 'The driver calls an hour ahead.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1m',
    name: text('خزامى الشمال', 'Northern Lavender'),
    about: text(
      'لمدن الشمال وطريقها إلى الرياض.',
      'for the northern cities and their road to Riyadh.',
    ),
    tier: 'bronze',
    rating: 3.8,
    terms: {
      cities: [...citiesOf('TB', 'HA', 'SH', 'GO'), 'riyadh'],
      maxWeight: kg(40),
      maxDimensions: cm(120, 70, 70),
      remoteAreas: { cities: ['arar'], fee: sar(9.15) },
      // Not whole riyals, so that VAT must be rounded.
      returnFee: sar(13.95),
      shipmentTypes: ['parcel'],
      servedDays: ['sunday', 'tuesday', 'thursday'],
    },
    services: {
      economy: {
        lanes: { domestic: lane(18.45, 1.55, 2, 4) },
        notes: text('ثلاث رحلات في الأسبوع.', 'Three departures a week.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1n',
    name: text('سلة الرطب', 'Date Basket'),
    about: text(
      'بدأت بتمور القصيم وتنقل المبرَّد بين وسط المملكة وغربها.',
      'that began with the dates of Qassim and carries chilled goods to the west.',
    ),
    tier: 'gold',
    rating: 4.6,
    terms: {
      cities: citiesOf('QA', 'RD', 'HA', 'MN'),
      maxWeight: kg(50),
      maxDimensions: cm(100, 80, 80),
      cod: cod(7, 1, 4000),
      returnFee: sar(22),
      shipmentTypes: ['parcel', 'chilled'],
      requiredSenderFields: [...BASIC_SENDER_FIELDS, 'company'],
    },
    services: {
      standard: {
        lanes: { intra_city: lane(22, 2, 1, 1), domestic: lane(34, 2.5, 1, 3) },
        notes: text('شاحنات مبرّدة من 2 إلى 8 درجات.', 'Chilled vans, 2 to 8 degrees.'),
      },
      express: {
        lanes: { intra_city: lane(32, 2.5, 1, 1), domestic: lane(48, 3, 1, 1) },
        notes: text('يُسلَّم المبرَّد باليد فقط.', 'Chilled goods are handed over in person only.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1p',
    name: text('قناديل الحجاز', 'Hejaz Lanterns'),
    about: text(
      'تخدم مدن الحجاز الخمس كل يوم حتى المساء.',
      'that serves the five cities of Hejaz every day until late.',
    ),
    tier: 'silver',
    rating: 4.3,
    terms: {
      cities: citiesOf('MQ', 'MN'),
      maxWeight: kg(30),
      maxDimensions: cm(100, 60, 60),
      cod: cod(6, 0.5, 3000),
      // Not whole riyals, so that VAT must be rounded.
      returnFee: sar(14.25),
      servedDays: EVERY_DAY,
    },
    services: {
      standard: {
        lanes: { intra_city: lane(15.95, 1.45, 1, 1), domestic: lane(20.85, 1.95, 1, 2) },
        notes: text('تتغير المواعيد في المواسم.', 'Hours change in the high seasons.'),
      },
      same_day: {
        lanes: { intra_city: lane(32, 2.5, 0, 0) },
        shippingMethods: ['pickup'],
        notes: text('للطلبات قبل الظهر.', 'For orders before noon.'),
      },
    },
  }),
  courier({
    id: 'crr_01jd3x8q4v7w2n5m9k0ctp6r1q',
    name: text('سراب نجد', 'Najd Mirage'),
    about: text(
      'تصل بين الرياض والقصيم وحائل أيام العمل.',
      'between Riyadh, Qassim and Hail on working days.',
    ),
    tier: 'bronze',
    rating: 3.4,
    terms: {
      cities: citiesOf('RD', 'QA', 'HA'),
      maxWeight: kg(25),
      maxDimensions: cm(80, 60, 50),
      volumetricDivisor: 4000,
      cod: cod(4, 1, 1500),
      returnFee: sar(10),
      servedDays: WORKING_DAYS,
    },
    services: {
      economy: {
        lanes: { intra_city: lane(13, 1, 1, 3), domestic: lane(17, 1.5, 2, 4) },
        shippingMethods: ['drop_off'],
        notes: text('يُستلم الطرد من نقطة الخدمة.', 'The parcel is picked up at a service point.'),
      },
    },
  }),
];
