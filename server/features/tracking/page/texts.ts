import type { Locale } from '../../../reference/locale.ts';

/** Fields of the form, named as in the contract. */
export const ADDRESS_FIELDS = [
  'short_address',
  'building_no',
  'street_name',
  'district',
  'postal_code',
  'additional_number',
] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

interface FieldText {
  label: string;
  /** What a correct value looks like; also shown with an error. */
  hint: string;
}

export interface Texts {
  brand: string;
  otherLanguage: string;
  shipment: string;
  courier: string;
  sample: string;
  from: string;
  to: string;
  expected: string;
  lastUpdate: string;
  progress: string;
  step: Record<'done' | 'current' | 'ahead' | 'ended', string>;
  /** How many scans fold out below a step. */
  updates: (count: number) => string;
  privacy: string;
  address: {
    title: string;
    lead: string;
    short: string;
    or: string;
    full: string;
    optional: string;
    required: string;
    wrong: string;
    submit: string;
    find: string;
    hidden: string;
    fields: Record<AddressField, FieldText>;
    kept: { title: string; lead: string };
    tooLate: { title: string; lead: string };
  };
  missing: { title: string; lead: string };
  tooMany: { title: string; lead: string };
  broken: { title: string; lead: string };
  again: string;
}

const arabicPlurals = new Intl.PluralRules('ar');

function updatesInArabic(count: number): string {
  if (count === 1) return 'تحديث واحد';
  if (count === 2) return 'تحديثان';
  switch (arabicPlurals.select(count)) {
    case 'few':
      return `${count} تحديثات`;
    case 'many':
      return `${count} تحديثًا`;
    default:
      return `${count} تحديث`;
  }
}

export const TEXTS: Readonly<Record<Locale, Texts>> = {
  ar: {
    brand: 'ميزان',
    otherLanguage: 'English',
    shipment: 'رقم التتبع',
    courier: 'شركة الشحن',
    sample: 'شركة تجريبية',
    from: 'من',
    to: 'إلى',
    expected: 'التوصيل المتوقع',
    lastUpdate: 'آخر تحديث',
    progress: 'مسار الشحنة',
    step: {
      done: '(تمت)',
      current: '(الآن)',
      ahead: '(لم تتم بعد)',
      ended: '(انتهت الرحلة هنا)',
    },
    updates: (count) => updatesInArabic(count),
    privacy: 'لا تعرض هذه الصفحة أي بيانات شخصية، ويراها كل من لديه رابطها.',
    address: {
      title: 'أكمل عنوانك الوطني',
      lead: 'لا توصّل شركات الشحن طردًا بلا عنوان وطني. اكتب العنوان المختصر، أو أكمل حقول العنوان.',
      short: 'العنوان المختصر',
      or: 'أو',
      full: 'العنوان الكامل',
      optional: 'اختياري',
      required: 'هذا الحقل مطلوب',
      wrong: 'راجع الحقول المذكورة ثم أرسل العنوان.',
      submit: 'إرسال العنوان',
      find: 'تجد عنوانك الوطني في تطبيق توكلنا وفي موقع سبل.',
      hidden: 'يُحفظ العنوان للمرسل ويُطبع على ملصق الشحن، ولا يظهر في هذه الصفحة.',
      fields: {
        short_address: { label: 'العنوان المختصر', hint: 'أربعة أحرف لاتينية وأربعة أرقام' },
        building_no: { label: 'رقم المبنى', hint: 'أربعة أرقام' },
        street_name: { label: 'الشارع', hint: 'اسم الشارع' },
        district: { label: 'الحي', hint: 'اسم الحي' },
        postal_code: { label: 'الرمز البريدي', hint: 'خمسة أرقام' },
        additional_number: { label: 'الرقم الإضافي', hint: 'أربعة أرقام' },
      },
      kept: {
        title: 'وصل عنوانك',
        lead: 'شكرًا لك. تم حفظ العنوان للمرسل، ويُطبع على ملصق الشحن.',
      },
      tooLate: {
        title: 'العنوان الوطني ناقص',
        lead: 'لم يعد إكماله هنا ممكنًا. تواصل مع شركة الشحن أو مع المرسل.',
      },
    },
    missing: {
      title: 'لا توجد شحنة بهذا الرابط',
      lead: 'راجع الرابط كما وصلك من المرسل، أو اطلبه منه مرة أخرى.',
    },
    tooMany: { title: 'محاولات كثيرة', lead: 'انتظر دقيقة ثم أعد المحاولة.' },
    broken: { title: 'حدث خطأ ما', lead: 'أعد المحاولة بعد قليل.' },
    again: 'إعادة المحاولة',
  },
  en: {
    brand: 'Mizan',
    otherLanguage: 'العربية',
    shipment: 'Tracking number',
    courier: 'Courier',
    sample: 'sample courier',
    from: 'From',
    to: 'To',
    expected: 'Expected delivery',
    lastUpdate: 'Last update',
    progress: 'Progress',
    step: { done: '(done)', current: '(now)', ahead: '(not yet)', ended: '(ended here)' },
    updates: (count) => (count === 1 ? '1 update' : `${count} updates`),
    privacy: 'This page shows no personal data. Anyone with the link can see it.',
    address: {
      title: 'Complete your National Address',
      lead: 'Couriers do not deliver a parcel without one. Enter the short address or the full one.',
      short: 'Short address',
      or: 'or',
      full: 'Full address',
      optional: 'optional',
      required: 'This field is required',
      wrong: 'Check the fields named, then send the address.',
      submit: 'Send address',
      find: 'You can find your National Address in the Tawakkalna app and on the SPL website.',
      hidden:
        'The address is saved for the sender and goes on the label. This page never shows it.',
      fields: {
        short_address: { label: 'Short address', hint: 'Four Latin letters and four digits' },
        building_no: { label: 'Building number', hint: 'Four digits' },
        street_name: { label: 'Street', hint: 'Street name' },
        district: { label: 'District', hint: 'District name' },
        postal_code: { label: 'Postal code', hint: 'Five digits' },
        additional_number: { label: 'Additional number', hint: 'Four digits' },
      },
      kept: {
        title: 'We have received your address',
        lead: 'Thank you. It is saved for the sender and goes on the label.',
      },
      tooLate: {
        title: 'The National Address is missing',
        lead: 'It can no longer be completed here. Contact the courier or the sender.',
      },
    },
    missing: {
      title: 'No shipment matches this link',
      lead: 'Check the link the sender gave you, or ask for it again.',
    },
    tooMany: { title: 'Too many attempts', lead: 'Wait a minute, then try again.' },
    broken: { title: 'Something went wrong', lead: 'Try again in a little while.' },
    again: 'Try again',
  },
};
