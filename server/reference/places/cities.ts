/**
 * The 20 Saudi cities of the product, at least one in each of the 13 regions.
 *
 * Coordinates from GeoNames (https://www.geonames.org), licensed under Creative Commons
 * Attribution 4.0 (https://creativecommons.org/licenses/by/4.0/). Keep this notice with the data.
 */
export interface City {
  /** Goes into `city` of a Saudi address. */
  code: string;
  name: { ar: string; en: string };
  /** A code of `REGIONS`. */
  regionCode: string;
  /** Degrees, WGS 84. */
  latitude: number;
  longitude: number;
}

export const CITIES: readonly City[] = [
  {
    code: 'riyadh',
    name: { ar: 'الرياض', en: 'Riyadh' },
    regionCode: 'RD',
    latitude: 24.69,
    longitude: 46.72,
  },
  {
    code: 'jeddah',
    name: { ar: 'جدة', en: 'Jeddah' },
    regionCode: 'MQ',
    latitude: 21.49,
    longitude: 39.19,
  },
  {
    code: 'makkah',
    name: { ar: 'مكة المكرمة', en: 'Makkah' },
    regionCode: 'MQ',
    latitude: 21.43,
    longitude: 39.83,
  },
  {
    code: 'taif',
    name: { ar: 'الطائف', en: 'Taif' },
    regionCode: 'MQ',
    latitude: 21.27,
    longitude: 40.42,
  },
  {
    code: 'madinah',
    name: { ar: 'المدينة المنورة', en: 'Madinah' },
    regionCode: 'MN',
    latitude: 24.47,
    longitude: 39.61,
  },
  {
    code: 'yanbu',
    name: { ar: 'ينبع', en: 'Yanbu' },
    regionCode: 'MN',
    latitude: 24.09,
    longitude: 38.06,
  },
  {
    code: 'buraydah',
    name: { ar: 'بريدة', en: 'Buraydah' },
    regionCode: 'QA',
    latitude: 26.33,
    longitude: 43.97,
  },
  {
    code: 'dammam',
    name: { ar: 'الدمام', en: 'Dammam' },
    regionCode: 'SQ',
    latitude: 26.43,
    longitude: 50.1,
  },
  {
    code: 'khobar',
    name: { ar: 'الخبر', en: 'Khobar' },
    regionCode: 'SQ',
    latitude: 26.28,
    longitude: 50.21,
  },
  {
    code: 'hofuf',
    name: { ar: 'الهفوف', en: 'Hofuf' },
    regionCode: 'SQ',
    latitude: 25.36,
    longitude: 49.59,
  },
  {
    code: 'jubail',
    name: { ar: 'الجبيل', en: 'Jubail' },
    regionCode: 'SQ',
    latitude: 27.02,
    longitude: 49.62,
  },
  {
    code: 'abha',
    name: { ar: 'أبها', en: 'Abha' },
    regionCode: 'AS',
    latitude: 18.22,
    longitude: 42.51,
  },
  {
    code: 'khamis_mushait',
    name: { ar: 'خميس مشيط', en: 'Khamis Mushait' },
    regionCode: 'AS',
    latitude: 18.3,
    longitude: 42.73,
  },
  {
    code: 'tabuk',
    name: { ar: 'تبوك', en: 'Tabuk' },
    regionCode: 'TB',
    latitude: 28.4,
    longitude: 36.57,
  },
  {
    code: 'hail',
    name: { ar: 'حائل', en: 'Hail' },
    regionCode: 'HA',
    latitude: 27.52,
    longitude: 41.69,
  },
  {
    code: 'arar',
    name: { ar: 'عرعر', en: 'Arar' },
    regionCode: 'SH',
    latitude: 30.98,
    longitude: 41.04,
  },
  {
    code: 'jazan',
    name: { ar: 'جازان', en: 'Jazan' },
    regionCode: 'GA',
    latitude: 16.89,
    longitude: 42.55,
  },
  {
    code: 'najran',
    name: { ar: 'نجران', en: 'Najran' },
    regionCode: 'NG',
    latitude: 17.49,
    longitude: 44.13,
  },
  {
    code: 'al_bahah',
    name: { ar: 'الباحة', en: 'Al Bahah' },
    regionCode: 'BA',
    latitude: 20.01,
    longitude: 41.47,
  },
  {
    code: 'sakaka',
    name: { ar: 'سكاكا', en: 'Sakaka' },
    regionCode: 'GO',
    latitude: 29.97,
    longitude: 40.21,
  },
];
