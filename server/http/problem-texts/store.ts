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
      detail: 'لا يثبت الإشعار أنه من المتجر. تحقق من المفتاح السري في إعدادات المتجر.',
    },
    en: {
      title: 'Not from the store',
      detail:
        'The delivery does not prove that it comes from the store. Check the secret in its settings.',
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
      detail: 'It is a duplicate or was refused, so nothing comes of it.',
    },
  },
  store_order_booked: {
    ar: {
      title: 'حُجز هذا الطلب من قبل',
      detail: 'صار هذا الطلب شحنة، فلا يمكن تغييره أو حجزه مرة أخرى. افتح الشحنة من قائمة الطلبات.',
    },
    en: {
      title: 'Booked already',
      detail:
        'This order has become a shipment, so it cannot be changed or booked again. Open the shipment from the list of orders.',
    },
  },
  order_closed: {
    ar: { title: 'فات وقت إكمال العنوان', detail: 'شُحن هذا الطلب أو أُلغي. تواصل مع المتجر.' },
    en: {
      title: 'Too late to complete the address',
      detail: 'This order has been shipped or cancelled. Contact the store.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
