import type { Locale } from '../reference/locale.ts';
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
  temporarily_unavailable: {
    ar: { title: 'الخدمة غير متاحة مؤقتًا', detail: 'انتظر قليلًا ثم أعد المحاولة.' },
    en: {
      title: 'The service is unavailable for the moment',
      detail: 'Wait a little, then try again.',
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
  invalid_code: {
    ar: { title: 'الرمز غير صحيح', detail: 'تحقق من الرمز ثم أعد كتابته.' },
    en: { title: 'Wrong code', detail: 'Check the code and type it again.' },
  },
  dead_code: {
    ar: { title: 'انتهت صلاحية الرمز', detail: 'اطلب رمزًا جديدًا.' },
    en: { title: 'The code no longer works', detail: 'Ask for a new code.' },
  },
  dead_reset: {
    ar: { title: 'انتهت صلاحية الطلب', detail: 'ابدأ من جديد من صفحة نسيان كلمة المرور.' },
    en: {
      title: 'The request no longer works',
      detail: 'Begin again from the page for forgotten passwords.',
    },
  },
  step_too_early: {
    ar: { title: 'خطوة سابقة لم تكتمل', detail: 'أكمل الخطوات بالترتيب.' },
    en: { title: 'A step before is missing', detail: 'Take the steps in order.' },
  },
  already_registered: {
    ar: { title: 'الحساب موجود', detail: 'سجّل الدخول بهذا الحساب.' },
    en: { title: 'The account exists', detail: 'Sign in with this account.' },
  },
  balance_not_settled: {
    ar: {
      title: 'في حسابك رصيد',
      detail: 'استخدم رصيدك أو اطلب ردّه قبل إغلاق الحساب.',
    },
    en: {
      title: 'There is a balance left',
      detail: 'Use your balance up, or ask for it back, before you close the account.',
    },
  },
  shipments_under_way: {
    ar: {
      title: 'لديك شحنات في الطريق',
      detail: 'أغلق الحساب بعد تسليم شحناتك أو إلغائها.',
    },
    en: {
      title: 'Shipments are under way',
      detail: 'Close the account once they are delivered or cancelled.',
    },
  },
  payment_under_way: {
    ar: {
      title: 'لديك دفعة قيد التنفيذ',
      detail: 'أغلق الحساب بعد انتهاء الدفعة، أو بعد ساعة إن تركتها.',
    },
    en: {
      title: 'A payment is under way',
      detail: 'Close the account once it is over, or an hour after you left it.',
    },
  },
  payment_provider_unavailable: {
    ar: { title: 'بوابة الدفع لا تستجيب', detail: 'لم يُدفع شيء. أعد المحاولة بعد قليل.' },
    en: {
      title: 'The payment provider does not answer',
      detail: 'Nothing was paid. Try again in a little while.',
    },
  },
  forged_notification: {
    ar: { title: 'الإشعار غير موثوق', detail: 'لا يثبت الإشعار أنه من بوابة الدفع.' },
    en: {
      title: 'The notification is not trusted',
      detail: 'It does not prove that it comes from the payment provider.',
    },
  },
  already_verified: {
    ar: { title: 'موثّق من قبل', detail: 'لا يلزم شيء.' },
    en: { title: 'Verified already', detail: 'There is nothing to do.' },
  },
  company_account_required: {
    ar: { title: 'متاح لحسابات الشركات', detail: 'سجّل الدخول بحساب شركة.' },
    en: { title: 'For company accounts', detail: 'Sign in with a company account.' },
  },
  only_verified_contact: {
    ar: {
      title: 'وسيلة الدخول الموثّقة الوحيدة',
      detail: 'وثّق الوسيلة الأخرى أولًا ثم غيّر هذه.',
    },
    en: {
      title: 'The only verified way in',
      detail: 'Verify the other one first, then change this one.',
    },
  },
  too_many_api_keys: {
    ar: {
      title: 'بلغت الحد الأقصى من مفاتيح الربط',
      detail: 'للحساب عشرة مفاتيح على الأكثر. أبطل مفتاحًا لم تعد تستخدمه ثم أعد المحاولة.',
    },
    en: {
      title: 'You have as many API keys as there can be',
      detail: 'An account has ten at most. Revoke one that you no longer use, then try again.',
    },
  },
  already_saved: {
    ar: { title: 'محفوظ من قبل', detail: 'لديك محفوظ بهذا الاسم. غيّر الاسم أو عدّل المحفوظ.' },
    en: {
      title: 'Saved already',
      detail: 'You have saved one of this name. Change the name, or change that one.',
    },
  },
  too_many_saved: {
    ar: {
      title: 'بلغت الحد الأقصى من المحفوظات',
      detail: 'احذف ما لم تعد تحتاج إليه ثم أعد المحاولة.',
    },
    en: {
      title: 'You have saved as many as there can be',
      detail: 'Delete what you no longer need, then try again.',
    },
  },
  draft_changed: {
    ar: {
      title: 'تغيّرت المسودة',
      detail: 'حُفظت المسودة من جهاز آخر. اقرأها من جديد ثم أعد الحفظ.',
    },
    en: {
      title: 'The draft has changed',
      detail: 'It was saved from another device. Read it again, then save.',
    },
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
  shipment_changed: {
    ar: {
      title: 'تغيّرت الشحنة',
      detail: 'عُدّلت الشحنة من جهاز آخر. اقرأها من جديد ثم أعد التعديل.',
    },
    en: {
      title: 'The shipment has changed',
      detail: 'It was edited from another device. Read it again, then edit it.',
    },
  },
  not_editable: {
    ar: {
      title: 'لا يمكن تعديل الشحنة',
      detail: 'استلمتها شركة الشحن أو انتهت، ولم يعد تعديلها ممكنًا.',
    },
    en: {
      title: 'The shipment cannot be edited',
      detail: 'The courier has collected it, or it has ended; it can no longer be edited.',
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
      title: 'It is too late for the address',
      detail: 'The parcel is out for delivery, or its way has ended. Ask the courier.',
    },
  },
  too_many_labels: {
    ar: {
      title: 'بوالص الشحن أكثر من أن تكون في ملف واحد',
      detail: 'لكل قطعة بوليصة، وفي الملف الواحد ألفا بوليصة على الأكثر. اختر شحنات أقل.',
    },
    en: {
      title: 'Too many labels for one file',
      detail: 'Each piece has its own, and one file holds 2,000 at most. Choose fewer shipments.',
    },
  },
  no_label: {
    ar: {
      title: 'لا توجد بوليصة شحن',
      detail: 'الشحنة الملغاة ليست لها بوليصة شحن. أنشئ شحنة جديدة إن كان الطرد سيُرسل.',
    },
    en: {
      title: 'There is no label',
      detail:
        'A cancelled shipment has no label. Create a new shipment if the parcel is still to be sent.',
    },
  },
  labels_not_ready: {
    ar: {
      title: 'بوالص الشحن ليست جاهزة',
      detail: 'انتظر حتى يكتمل إعداد الملف ثم أعد المحاولة.',
    },
    en: {
      title: 'The labels are not ready',
      detail: 'Wait until the file is finished, then try again.',
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
