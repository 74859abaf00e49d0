import type { ProblemCode, ProblemTexts } from '../problem.ts';

/** Texts about shipments, their prices and their labels. */
export const SHIPMENT_TEXTS = {
  quote_expired: {
    ar: { title: 'انتهت صلاحية السعر', detail: 'راجع السعر الجديد ثم أكّد الشحنة.' },
    en: {
      title: 'The price has expired',
      detail: 'Check the new price, then confirm the shipment.',
    },
  },
  quote_used: {
    ar: { title: 'تم استخدام عرض السعر', detail: 'راجع السعر الجديد ثم أكّد الشحنة.' },
    en: {
      title: 'This quote has already been used',
      detail: 'Check the new price, then confirm the shipment.',
    },
  },
  quote_mismatch: {
    ar: {
      title: 'تغيّرت بيانات الشحنة',
      detail: 'لا يطابق عرض السعر بيانات الشحنة. راجع السعر الجديد ثم أكّد.',
    },
    en: {
      title: 'The shipment has changed',
      detail: 'The quote does not match this shipment. Check the new price, then confirm.',
    },
  },
  courier_unavailable: {
    ar: { title: 'شركة الشحن لا تقبل هذه الشحنة', detail: 'اختر شركة أخرى من العرض الجديد.' },
    en: {
      title: 'The courier does not accept this shipment',
      detail: 'Choose another courier from the new quote.',
    },
  },
  already_collected: {
    ar: {
      title: 'لا يمكن إلغاء الشحنة',
      detail: 'استلمت شركة الشحن الشحنة، ولم يعد إلغاؤها ممكنًا.',
    },
    en: {
      title: 'The shipment cannot be cancelled',
      detail: 'The courier has collected it, so it can no longer be cancelled.',
    },
  },
  already_cancelled: {
    ar: { title: 'الشحنة ملغاة', detail: 'تم إلغاء هذه الشحنة من قبل.' },
    en: { title: 'The shipment is cancelled', detail: 'It has already been cancelled.' },
  },
  already_final: {
    ar: {
      title: 'لا يمكن إلغاء الشحنة',
      detail: 'انتهت هذه الشحنة، ولم يعد إلغاؤها ممكنًا.',
    },
    en: {
      title: 'The shipment cannot be cancelled',
      detail: 'It has ended, so it can no longer be cancelled.',
    },
  },
  shipment_changed: {
    ar: {
      title: 'تغيّرت الشحنة',
      detail: 'تم تعديل الشحنة من جهاز آخر. اقرأها من جديد ثم أعد التعديل.',
    },
    en: {
      title: 'The shipment has changed',
      detail: 'It was edited on another device. Reload it, then edit it again.',
    },
  },
  not_editable: {
    ar: {
      title: 'لا يمكن تعديل الشحنة',
      detail: 'استلمتها شركة الشحن أو انتهت، ولم يعد تعديلها ممكنًا.',
    },
    en: {
      title: 'The shipment cannot be edited',
      detail: 'The courier has collected it, or it has ended, so it can no longer be edited.',
    },
  },
  already_rated: {
    ar: { title: 'قيّمت هذه الشحنة من قبل', detail: 'لكل شحنة تقييم واحد. يمكنك تعديله.' },
    en: {
      title: 'You have already rated this shipment',
      detail: 'Each shipment has one rating. You can change it.',
    },
  },
  not_final: {
    ar: { title: 'لم تنتهِ الشحنة بعد', detail: 'يمكنك تقييم شركة الشحن بعد انتهاء الشحنة.' },
    en: {
      title: 'The shipment is still on its way',
      detail: 'You can rate the courier once it has ended.',
    },
  },
  not_ratable: {
    ar: {
      title: 'لا يمكن تقييم هذه الشحنة',
      detail: 'لم تستلمها شركة الشحن، فليس فيها ما يُقيَّم.',
    },
    en: {
      title: 'This shipment cannot be rated',
      detail: 'The courier never collected it, so there is nothing to rate.',
    },
  },
  rating_too_late: {
    ar: {
      title: 'انتهت مهلة التقييم',
      detail: 'يمكن التقييم وتعديله خلال ستين يومًا من انتهاء الشحنة.',
    },
    en: {
      title: 'The time for rating has ended',
      detail: 'A rating can be given and changed within 60 days of the end of the shipment.',
    },
  },
  address_known: {
    ar: { title: 'العنوان معروف', detail: 'لدى شركة الشحن العنوان الوطني لهذه الشحنة.' },
    en: {
      title: 'The address is known',
      detail: 'The courier has the National Address of this shipment.',
    },
  },
  address_too_late: {
    ar: {
      title: 'فات وقت إكمال العنوان',
      detail: 'خرجت الشحنة للتوصيل أو انتهت رحلتها. تواصل مع شركة الشحن.',
    },
    en: {
      title: 'It is too late to add the address',
      detail: 'The parcel is out for delivery, or its journey has ended. Contact the courier.',
    },
  },
  too_many_labels: {
    ar: {
      title: 'ملصقات الشحن أكثر مما يتسع له ملف واحد',
      detail: 'لكل قطعة ملصق شحن، وفي الملف الواحد ألفا ملصق على الأكثر. اختر شحنات أقل.',
    },
    en: {
      title: 'Too many labels for one file',
      detail:
        'Each piece has its own label, and one file can hold up to 2,000. Choose fewer shipments.',
    },
  },
  no_label: {
    ar: {
      title: 'لا يوجد ملصق شحن',
      detail: 'ليس للشحنة الملغاة ملصق شحن. أنشئ شحنة جديدة إن كان الطرد سيُرسل.',
    },
    en: {
      title: 'There is no label',
      detail:
        'A cancelled shipment has no label. Create a new shipment if the parcel is still to be sent.',
    },
  },
  labels_not_ready: {
    ar: {
      title: 'ملصقات الشحن ليست جاهزة',
      detail: 'انتظر حتى يكتمل إعداد الملف ثم أعد المحاولة.',
    },
    en: {
      title: 'The labels are not ready',
      detail: 'Wait until the file is finished, then try again.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
