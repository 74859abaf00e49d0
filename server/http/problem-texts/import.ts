import type { ProblemCode, ProblemTexts } from '../problem.ts';

/** Texts about import batches. */
export const IMPORT_TEXTS = {
  import_changed: {
    ar: {
      title: 'تغيّر الاستيراد',
      detail: 'تغيّرت الصفوف أو الأسعار منذ أن قرأتها. راجعها ثم أعد المحاولة.',
    },
    en: {
      title: 'The import has changed',
      detail: 'Its rows or prices have changed since you read them. Check them, then try again.',
    },
  },
  import_busy: {
    ar: {
      title: 'العمل على الملف جارٍ',
      detail: 'انتظر حتى تنتهي الخطوة الجارية أو أوقف الحجز ثم أعد المحاولة.',
    },
    en: {
      title: 'Work on the import is in progress',
      detail: 'Wait until this step is done, or stop the booking, then try again.',
    },
  },
  import_step: {
    ar: {
      title: 'ليست هذه هي الخطوة التالية',
      detail: 'اقرأ حالة الاستيراد من جديد وتابع من الخطوة التي وصل إليها.',
    },
    en: {
      title: 'This is not the next step',
      detail: 'Reload the import and continue from its current step.',
    },
  },
  import_row_booked: {
    ar: { title: 'الصف محجوز', detail: 'تم حجز شحنة هذا الصف. عدّل الشحنة نفسها.' },
    en: {
      title: 'The row is booked',
      detail: 'The shipment of this row has been booked. Edit the shipment itself.',
    },
  },
  import_prices_expired: {
    ar: {
      title: 'انتهت صلاحية الأسعار',
      detail: 'مضى يوم على حساب الأسعار. اختر شركات الشحن من جديد ثم احجز. لم يُخصم شيء.',
    },
    en: {
      title: 'The prices have expired',
      detail: 'They are a day old. Choose couriers again, then book. Nothing was charged.',
    },
  },
  too_many_imports: {
    ar: {
      title: 'لديك ملفات كثيرة لم تُحجز',
      detail: 'احجز بعضها أو احذف ما لا تحتاج إليه ثم أعد المحاولة.',
    },
    en: {
      title: 'You have too many imports that are not booked yet',
      detail: 'Book some of them or delete what you do not need, then try again.',
    },
  },
  nothing_to_import: {
    ar: {
      title: 'لا يوجد ما يُستورد',
      detail: 'لم نجد ما اخترته. ربما تم حذفه أو حجزه. حدّث القائمة ثم أعد المحاولة.',
    },
    en: {
      title: 'Nothing to import',
      detail:
        'What you chose was not found. It may have been deleted or booked. Refresh the list, then try again.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
