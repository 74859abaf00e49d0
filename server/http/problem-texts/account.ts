import type { ProblemCode, ProblemTexts } from '../problem.ts';

/** Texts about accounts, their money and their saved items. */
export const ACCOUNT_TEXTS = {
  invalid_credentials: {
    ar: {
      title: 'بيانات الدخول غير صحيحة',
      detail: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    },
    en: { title: 'Wrong sign-in details', detail: 'Incorrect email or password.' },
  },
  invalid_code: {
    ar: { title: 'الرمز غير صحيح', detail: 'تحقق من الرمز ثم أعد كتابته.' },
    en: { title: 'Incorrect code', detail: 'Check the code and enter it again.' },
  },
  dead_code: {
    ar: { title: 'انتهت صلاحية الرمز', detail: 'اطلب رمزًا جديدًا.' },
    en: { title: 'The code is no longer valid', detail: 'Request a new code.' },
  },
  too_many_texts: {
    ar: {
      title: 'رسائل نصية كثيرة',
      detail: 'لا يمكن إرسال رموز أخرى برسائل نصية اليوم. استخدم البريد الإلكتروني أو حاول غدًا.',
    },
    en: {
      title: 'Too many text messages',
      detail: 'No more codes can be sent by text message today. Use your email, or try tomorrow.',
    },
  },
  dead_reset: {
    ar: { title: 'انتهت صلاحية الطلب', detail: 'ابدأ من جديد من صفحة نسيان كلمة المرور.' },
    en: {
      title: 'The request is no longer valid',
      detail: 'Start over from the forgotten password page.',
    },
  },
  step_too_early: {
    ar: { title: 'الخطوة السابقة لم تكتمل', detail: 'أكمل الخطوات بالترتيب.' },
    en: { title: 'A previous step is missing', detail: 'Complete the steps in order.' },
  },
  already_registered: {
    ar: { title: 'الحساب موجود', detail: 'سجّل الدخول بهذا الحساب.' },
    en: { title: 'The account already exists', detail: 'Sign in with this account.' },
  },
  already_verified: {
    ar: { title: 'موثّق من قبل', detail: 'لا يلزمك فعل شيء.' },
    en: { title: 'Already verified', detail: 'You do not need to do anything.' },
  },
  company_account_required: {
    ar: { title: 'متاح لحسابات المنشآت', detail: 'سجّل الدخول بحساب منشأة.' },
    en: { title: 'For company accounts', detail: 'Sign in with a company account.' },
  },
  only_verified_contact: {
    ar: {
      title: 'وسيلة الدخول الموثّقة الوحيدة',
      detail: 'وثّق الوسيلة الأخرى أولًا ثم غيّر هذه.',
    },
    en: {
      title: 'The only verified way to sign in',
      detail: 'Verify the other one first, then change this one.',
    },
  },
  confirmation_required: {
    ar: {
      title: 'أكّد هويتك أولًا',
      detail: 'اكتب كلمة المرور أو رمزًا نرسله إليك، ثم أعد المحاولة.',
    },
    en: {
      title: 'Confirm it is you first',
      detail: 'Enter your password, or a code that we send you, then try again.',
    },
  },
  account_not_settled: {
    ar: {
      title: 'في حسابك ما لم يُسوَّ بعد',
      detail: 'سوِّ ما في القائمة ثم أغلق الحساب.',
    },
    en: {
      title: 'Not everything is settled',
      detail: 'Settle what is listed, then close the account.',
    },
  },
  product_used: {
    ar: {
      title: 'المنتج مستخدم في شحنات',
      detail: 'لا يمكن حذف منتج سبق شحنه. أرشفه بدلًا من ذلك.',
    },
    en: {
      title: 'The product is used in shipments',
      detail: 'A product that has been shipped cannot be deleted. Archive it instead.',
    },
  },
  products_changed: {
    ar: {
      title: 'تغيّرت المنتجات',
      detail: 'تغيّرت منتجاتك بعد فحص الملف. افحصه من جديد. لم يُستورد شيء.',
    },
    en: {
      title: 'The products have changed',
      detail: 'They changed after the file was checked. Check it again. Nothing was imported.',
    },
  },
  already_saved: {
    ar: { title: 'محفوظ من قبل', detail: 'يوجد محفوظ بهذا الاسم. غيّر الاسم أو عدّل المحفوظ.' },
    en: {
      title: 'Already saved',
      detail: 'You already have one with this name. Change the name, or edit the other one.',
    },
  },
  too_many_saved: {
    ar: {
      title: 'بلغت الحد الأقصى من المحفوظات',
      detail: 'احذف ما لم تعد تحتاج إليه ثم أعد المحاولة.',
    },
    en: {
      title: 'You have reached the maximum number of saved items',
      detail: 'Delete what you no longer need, then try again.',
    },
  },
  draft_changed: {
    ar: {
      title: 'تغيّرت المسودة',
      detail: 'تم حفظ المسودة من جهاز آخر. اقرأها من جديد ثم أعد الحفظ.',
    },
    en: {
      title: 'The draft has changed',
      detail: 'It was saved on another device. Reload it, then save again.',
    },
  },
  courier_rules_changed: {
    ar: {
      title: 'تغيّرت القواعد',
      detail: 'تم حفظ القواعد من جهاز آخر. اقرأها من جديد ثم أعد الحفظ.',
    },
    en: {
      title: 'The rules have changed',
      detail: 'The rules were saved on another device. Reload them, then repeat your change.',
    },
  },
  insufficient_balance: {
    ar: { title: 'رصيدك لا يكفي', detail: 'أضف رصيدًا ثم أعد المحاولة.' },
    en: { title: 'Insufficient balance', detail: 'Top up your balance, then try again.' },
  },
  balance_below_zero: {
    ar: {
      title: 'رصيدك أقل من الصفر',
      detail: 'تم استرداد مبلغ سبق أن دفعته. أضف رصيدًا لسداده ثم أعد المحاولة.',
    },
    en: {
      title: 'Your balance is below zero',
      detail: 'A payment you made was reversed. Top up to pay the debt, then try again.',
    },
  },
  credit_changed: {
    ar: {
      title: 'تغيّر سعر الصرف',
      detail: 'راجع المبلغ الذي سيُضاف إلى رصيدك ثم أكّد.',
    },
    en: {
      title: 'The exchange rate has changed',
      detail: 'Check the amount to be added to your balance, then confirm.',
    },
  },
  payment_method_expired: {
    ar: {
      title: 'انتهت صلاحية البطاقة',
      detail: 'اختر بطاقة أخرى، أو احفظ بطاقة جديدة عند إضافة رصيد.',
    },
    en: {
      title: 'The card has expired',
      detail: 'Choose another card, or save a new one when you top up.',
    },
  },
  payment_provider_unavailable: {
    ar: { title: 'بوابة الدفع لا تستجيب', detail: 'لم يُدفع شيء. أعد المحاولة بعد قليل.' },
    en: {
      title: 'The payment provider is not responding',
      detail: 'Nothing was paid. Try again in a little while.',
    },
  },
  insufficient_scope: {
    ar: {
      title: 'لا يملك المفتاح هذه الصلاحية',
      detail: 'أنشئ في ملفك الشخصي مفتاحًا له هذه الصلاحية.',
    },
    en: {
      title: 'The key does not have the permission for this',
      detail: 'Create a key that has it in your profile.',
    },
  },
  test_key_required: {
    ar: {
      title: 'هذا لمفاتيح الاختبار وحدها',
      detail: 'شركة الشحن وحدها تحرّك الشحنة الحقيقية. استخدم مفتاح اختبار.',
    },
    en: {
      title: 'Only test keys can do this',
      detail: 'Only its courier moves a real shipment. Use a test key.',
    },
  },
  event_refused: {
    ar: {
      title: 'لا يمكن أن يحدث هذا للشحنة الآن',
      detail: 'تتبّع الشحنة لترى أين هي، ثم أرسل حدثًا يلي ذلك، بوقت بعد حجزها.',
    },
    en: {
      title: 'This cannot happen to the shipment now',
      detail:
        'Track the shipment to see where it is, then send an event that may follow, at a time after the booking.',
    },
  },
  forged_notification: {
    ar: { title: 'الإشعار غير موثوق', detail: 'تعذّر التحقق من أن الإشعار من بوابة الدفع.' },
    en: {
      title: 'The notification is not trusted',
      detail: 'We could not verify that it comes from the payment provider.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
