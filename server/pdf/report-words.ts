/** The fixed texts of reports. */
export const REPORT_WORDS = {
  ar: {
    // What the shared parts of the templates need.
    brand: 'ميزان',
    scan: '',

    account: 'صاحب الحساب',
    highest: 'الأعلى',
    before: 'الفترة السابقة',
    foot: 'المبالغ بالريال السعودي، والأيام بتوقيت الرياض',
  },
  en: {
    brand: 'Mizan',
    scan: '',

    account: 'Account holder',
    highest: 'Highest',
    before: 'Period before',
    foot: 'Amounts in Saudi riyals, days as in Riyadh',
  },
} as const;
