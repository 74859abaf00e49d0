import type { NamedCity } from '../../../../../../common/city-names.ts';

/** The cities of the product, for the tests in this folder. */
export const sampleCities: NamedCity[] = [
  { code: 'riyadh', name: { ar: 'الرياض', en: 'Riyadh' } },
  { code: 'jeddah', name: { ar: 'جدة', en: 'Jeddah' } },
  { code: 'makkah', name: { ar: 'مكة المكرمة', en: 'Makkah' } },
  { code: 'taif', name: { ar: 'الطائف', en: 'Taif' } },
  { code: 'madinah', name: { ar: 'المدينة المنورة', en: 'Madinah' } },
  { code: 'yanbu', name: { ar: 'ينبع', en: 'Yanbu' } },
  { code: 'buraydah', name: { ar: 'بريدة', en: 'Buraydah' } },
  { code: 'dammam', name: { ar: 'الدمام', en: 'Dammam' } },
  { code: 'khobar', name: { ar: 'الخبر', en: 'Khobar' } },
  { code: 'hofuf', name: { ar: 'الهفوف', en: 'Hofuf' } },
  { code: 'jubail', name: { ar: 'الجبيل', en: 'Jubail' } },
  { code: 'abha', name: { ar: 'أبها', en: 'Abha' } },
  { code: 'khamis_mushait', name: { ar: 'خميس مشيط', en: 'Khamis Mushait' } },
  { code: 'tabuk', name: { ar: 'تبوك', en: 'Tabuk' } },
  { code: 'hail', name: { ar: 'حائل', en: 'Hail' } },
  { code: 'arar', name: { ar: 'عرعر', en: 'Arar' } },
  { code: 'jazan', name: { ar: 'جازان', en: 'Jazan' } },
  { code: 'najran', name: { ar: 'نجران', en: 'Najran' } },
  { code: 'al_bahah', name: { ar: 'الباحة', en: 'Al Bahah' } },
  { code: 'sakaka', name: { ar: 'سكاكا', en: 'Sakaka' } },
];
