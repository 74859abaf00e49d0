import type { Locale } from './locale.ts';
import type { ProblemCode } from './problem.ts';

/** What a person reads of a problem. */
interface ProblemText {
  title: string;
  /** What to do. */
  detail: string;
}

export const PROBLEM_TEXTS: Record<ProblemCode, Record<Locale, ProblemText>> = {
  validation_failed: {
    ar: {
      title: 'بعض الحقول تحتاج إلى تصحيح',
      detail: 'صحّح الحقول المذكورة ثم أعد الإرسال.',
    },
    en: {
      title: 'Some fields need correcting',
      detail: 'Correct the fields named, then send again.',
    },
  },
  malformed_request: {
    ar: {
      title: 'تعذّرت قراءة الطلب',
      detail: 'المحتوى ليس JSON صالحًا. صحّحه ثم أعد الإرسال.',
    },
    en: {
      title: 'The request could not be read',
      detail: 'The content is not valid JSON. Correct it, then send again.',
    },
  },
  unauthorized: {
    ar: {
      title: 'يلزم تسجيل الدخول',
      detail: 'انتهت جلستك أو لم تسجّل الدخول. سجّل الدخول ثم أعد المحاولة.',
    },
    en: {
      title: 'Sign in first',
      detail: 'Your session has ended or you have not signed in. Sign in, then try again.',
    },
  },
  not_found: {
    ar: { title: 'غير موجود', detail: 'لا يوجد في حسابك ما يطابق هذا المعرّف.' },
    en: { title: 'Not found', detail: 'Nothing in your account has this identifier.' },
  },
  payload_too_large: {
    ar: { title: 'المحتوى أكبر من المسموح', detail: 'أرسل محتوى لا يتجاوز 64 كيلوبايت.' },
    en: { title: 'The content is too large', detail: 'Send no more than 64 KiB.' },
  },
  rate_limited: {
    ar: { title: 'طلبات كثيرة', detail: 'انتظر قليلًا ثم أعد المحاولة.' },
    en: { title: 'Too many requests', detail: 'Wait a little, then try again.' },
  },
  internal_error: {
    ar: { title: 'حدث خطأ ما', detail: 'لم يُحفظ شيء. أعد المحاولة بعد قليل.' },
    en: {
      title: 'Something went wrong',
      detail: 'Nothing was saved. Try again in a little while.',
    },
  },
  not_ready: {
    ar: { title: 'الخدمة غير جاهزة', detail: 'أعد المحاولة بعد قليل.' },
    en: { title: 'The service is not ready', detail: 'Try again in a little while.' },
  },
  invalid_credentials: {
    ar: {
      title: 'بيانات الدخول غير صحيحة',
      detail: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    },
    en: { title: 'Wrong sign-in details', detail: 'The email or the password is wrong.' },
  },
  insufficient_balance: {
    ar: { title: 'ليس لديك رصيد كافٍ', detail: 'اشحن رصيدك ثم أعد المحاولة.' },
    en: { title: 'Your balance is too low', detail: 'Top up your balance, then try again.' },
  },
  quote_expired: {
    ar: { title: 'انتهت صلاحية السعر', detail: 'راجع السعر الجديد ثم أكّد الشحنة.' },
    en: {
      title: 'The price has expired',
      detail: 'Look at the new price, then confirm the shipment.',
    },
  },
  quote_used: {
    ar: { title: 'استُخدم عرض السعر', detail: 'راجع السعر الجديد ثم أكّد الشحنة.' },
    en: {
      title: 'The quote has been used',
      detail: 'Look at the new price, then confirm the shipment.',
    },
  },
  quote_mismatch: {
    ar: {
      title: 'تغيّرت بيانات الشحنة',
      detail: 'لا يطابق عرض السعر بيانات الشحنة. راجع السعر الجديد ثم أكّد.',
    },
    en: {
      title: 'The shipment has changed',
      detail: 'The quote is not for this shipment. Look at the new price, then confirm.',
    },
  },
  courier_unavailable: {
    ar: { title: 'شركة الشحن لا تقبل هذه الشحنة', detail: 'اختر شركة أخرى من العرض الجديد.' },
    en: {
      title: 'The courier does not take this shipment',
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
      detail: 'The courier has collected it; it can no longer be cancelled.',
    },
  },
  already_cancelled: {
    ar: { title: 'الشحنة ملغاة', detail: 'أُلغيت هذه الشحنة من قبل.' },
    en: { title: 'The shipment is cancelled', detail: 'It was cancelled before.' },
  },
  already_final: {
    ar: {
      title: 'لا يمكن إلغاء الشحنة',
      detail: 'انتهت هذه الشحنة، ولم يعد إلغاؤها ممكنًا.',
    },
    en: {
      title: 'The shipment cannot be cancelled',
      detail: 'It has ended; it can no longer be cancelled.',
    },
  },
  idempotency_key_reused: {
    ar: {
      title: 'مفتاح الطلب مستخدم',
      detail: 'استُخدم مفتاح الطلب نفسه مع محتوى آخر. استعمل مفتاحًا جديدًا.',
    },
    en: {
      title: 'The idempotency key has been used',
      detail: 'The same key came with other content before. Use a new key.',
    },
  },
};
