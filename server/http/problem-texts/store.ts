import type { ProblemCode, ProblemTexts } from '../problem.ts';

/** Texts about stores and their orders. */
export const STORE_TEXTS = {
  endpoint_not_active: {
    ar: { title: 'العنوان متوقف', detail: 'شغّل العنوان ثم أعد المحاولة.' },
    en: { title: 'The endpoint is paused', detail: 'Switch it on and try again.' },
  },
  forged_delivery: {
    ar: {
      title: 'الإشعار ليس من المتجر',
      detail: 'تعذّر التحقق من أن الإشعار من المتجر. راجع المفتاح السري في إعدادات المتجر.',
    },
    en: {
      title: 'Not from the store',
      detail: 'We could not verify that it comes from the store. Check the secret in its settings.',
    },
  },
  grants_itself: {
    ar: {
      title: 'تمنح سلة الصلاحية بنفسها',
      detail: 'ثبّت التطبيق من جديد في متجرك على سلة لتجدّد الصلاحية.',
    },
    en: {
      title: 'Salla grants access itself',
      detail: 'Install the app in your Salla store again to renew access.',
    },
  },
  not_replayable: {
    ar: {
      title: 'لا يمكن إعادة هذا الإشعار',
      detail: 'الإشعار مكرر أو مرفوض، فلا أثر له على طلباتك.',
    },
    en: {
      title: 'This delivery cannot be replayed',
      detail: 'It is a duplicate or was refused, so it has no effect.',
    },
  },
  store_order_booked: {
    ar: {
      title: 'تم حجز هذا الطلب من قبل',
      detail: 'صار هذا الطلب شحنة، فلا يمكن تغييره أو حجزه مرة أخرى. افتح الشحنة من قائمة الطلبات.',
    },
    en: {
      title: 'Already booked',
      detail:
        'This order is already a shipment, so it cannot be changed or booked again. Open the shipment from the list of orders.',
    },
  },
  order_closed: {
    ar: { title: 'فات وقت إكمال العنوان', detail: 'تم شحن هذا الطلب أو إلغاؤه. تواصل مع المتجر.' },
    en: {
      title: 'It is too late to complete the address',
      detail: 'This order has been shipped or cancelled. Contact the store.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
