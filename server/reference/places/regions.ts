/** An administrative region of Saudi Arabia; the code goes into `state` of an address. */
export interface Region {
  code: string;
  name: { ar: string; en: string };
}

export const REGIONS: readonly Region[] = [
  { code: 'RD', name: { ar: 'الرياض', en: 'Riyadh' } },
  { code: 'MQ', name: { ar: 'مكة المكرمة', en: 'Makkah' } },
  { code: 'MN', name: { ar: 'المدينة المنورة', en: 'Madinah' } },
  { code: 'QA', name: { ar: 'القصيم', en: 'Qassim' } },
  { code: 'SQ', name: { ar: 'المنطقة الشرقية', en: 'Eastern Province' } },
  { code: 'AS', name: { ar: 'عسير', en: 'Asir' } },
  { code: 'TB', name: { ar: 'تبوك', en: 'Tabuk' } },
  { code: 'HA', name: { ar: 'حائل', en: 'Hail' } },
  { code: 'SH', name: { ar: 'الحدود الشمالية', en: 'Northern Borders' } },
  { code: 'GA', name: { ar: 'جازان', en: 'Jazan' } },
  { code: 'NG', name: { ar: 'نجران', en: 'Najran' } },
  { code: 'BA', name: { ar: 'الباحة', en: 'Al Bahah' } },
  { code: 'GO', name: { ar: 'الجوف', en: 'Al Jawf' } },
];
