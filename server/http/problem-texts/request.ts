import type { ProblemCode, ProblemTexts } from '../problem.ts';

/** Texts about any request. */
export const REQUEST_TEXTS = {
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
  unknown_path: {
    ar: {
      title: 'عنوان غير معروف',
      detail: 'لا يوجد هذا المسار في الواجهة البرمجية. راجع التوثيق.',
    },
    en: { title: 'Unknown address', detail: 'The API has no such path. See its documentation.' },
  },
  method_not_allowed: {
    ar: {
      title: 'طريقة الطلب غير متاحة',
      detail: 'لا يتيح هذا المسار إلا: ⁨{methods}⁩.',
    },
    en: {
      title: 'Method not allowed',
      detail: 'This path offers only: {methods}.',
    },
  },
  payload_too_large: {
    ar: { title: 'المحتوى أكبر من المسموح', detail: 'أرسل محتوى لا يتجاوز 64 كيلوبايت.' },
    en: { title: 'The content is too large', detail: 'Send no more than 64 KiB.' },
  },
  rate_limited: {
    ar: { title: 'محاولات كثيرة في وقت قصير', detail: 'انتظر قليلًا ثم أعد المحاولة.' },
    en: { title: 'Too many requests', detail: 'Wait a little, then try again.' },
  },
  internal_error: {
    ar: { title: 'حدث خطأ ما', detail: 'لم يُحفظ شيء. أعد المحاولة بعد قليل.' },
    en: {
      title: 'Something went wrong',
      detail: 'Nothing was saved. Try again in a little while.',
    },
  },
  temporarily_unavailable: {
    ar: { title: 'الخدمة غير متاحة مؤقتًا', detail: 'انتظر قليلًا ثم أعد المحاولة.' },
    en: {
      title: 'The service is temporarily unavailable',
      detail: 'Wait a little, then try again.',
    },
  },
  not_ready: {
    ar: { title: 'الخدمة غير جاهزة', detail: 'أعد المحاولة بعد قليل.' },
    en: { title: 'The service is not ready', detail: 'Try again in a little while.' },
  },
  idempotency_key_reused: {
    ar: {
      title: 'مفتاح الطلب مستخدم',
      detail: 'تم استخدام مفتاح الطلب نفسه مع محتوى آخر. استخدم مفتاحًا جديدًا.',
    },
    en: {
      title: 'The idempotency key has already been used',
      detail: 'The same key was used with different content. Use a new key.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
