import type { Locale } from '../reference/locale.ts';
import { AUTO_TOP_UP_WORDS } from './auto-top-up-words.ts';
import type { Message, PlanMessage, Words } from './message.ts';

/**
 * Words in which names in braces are filled in. `[words](address)` is a link, which in plain text
 * becomes `words: address`.
 */
export interface Paragraph {
  words: string;
  values: Readonly<Record<string, string>>;
  /** How an e-mail shows a link that is the most important one, or words beside the matter. */
  look?: 'button' | 'note';
}

/**
 * What each message says; delivered-words.ts has those about deliveries, plan-words.ts those about plans,
 * report-words.ts those of reports.
 */
export const WORDS: Record<
  Exclude<Message['kind'], 'delivered' | 'report' | PlanMessage['kind']>,
  Record<Locale, Words>
> = {
  code: {
    ar: {
      subject: 'رمز التحقق من ميزان: {code}',
      lines: ['رمز التحقق: {code}', 'صالح لمدة 10 دقائق. لا تشاركه مع أحد، فلن نطلبه منك أبدًا.'],
    },
    en: {
      subject: 'Your Mizan code is {code}',
      lines: [
        'Your Mizan code: {code}',
        'It is valid for 10 minutes. Do not share it with anyone; we will never ask for it.',
      ],
    },
  },
  already_registered: {
    ar: {
      subject: 'لديك حساب في ميزان',
      lines: [
        'حاول شخص إنشاء حساب جديد في ميزان ببياناتك، ولديك حساب بالفعل.',
        'إن كنت أنت، فسجّل الدخول أو استعد كلمة المرور: {url}/auth/sign-in',
        'وإن لم تكن أنت، فلا يلزمك فعل شيء.',
      ],
    },
    en: {
      subject: 'You already have a Mizan account',
      lines: [
        'Someone tried to create a new Mizan account with your details. You already have one.',
        'If it was you, sign in or reset your password: {url}/auth/sign-in',
        'If it was not, you do not need to do anything.',
      ],
    },
  },
  password_changed: {
    ar: {
      subject: 'تم تغيير كلمة مرور حسابك في ميزان',
      lines: [
        'تم تغيير كلمة مرور حسابك في ميزان، وانتهت جلساته كلها.',
        'إن لم تكن أنت من غيّرها، فاستعد حسابك فورًا: {url}/auth/forget-password',
      ],
    },
    en: {
      subject: 'Your Mizan password has changed',
      lines: [
        'The password of your Mizan account has changed, and all its sessions have ended.',
        'If it was not you, recover your account immediately: {url}/auth/forget-password',
      ],
    },
  },
  password_reset: {
    ar: {
      subject: 'تم تغيير كلمة مرور حسابك في ميزان',
      lines: [
        'تم تغيير كلمة مرور حسابك في ميزان برمز أرسلناه إليك، وانتهت جلساته كلها. مفاتيح الربط التي تم إبطالها: {count}.',
        'إن لم تكن أنت من غيّرها، فاستعد حسابك فورًا: {url}/auth/forget-password',
      ],
    },
    en: {
      subject: 'Your Mizan password has changed',
      lines: [
        'The password of your Mizan account was changed with a code sent to you, and all its sessions have ended. API keys revoked: {count}.',
        'If it was not you, recover your account immediately: {url}/auth/forget-password',
      ],
    },
  },
  second_step_on: {
    ar: {
      subject: 'تم تفعيل التحقق بخطوتين في حسابك في ميزان',
      lines: [
        'أصبح الدخول إلى حسابك في ميزان يتطلب رمزًا بعد كلمة المرور.',
        'إن لم تكن أنت من فعّله، فاستعد حسابك فورًا: {url}/auth/forget-password',
      ],
    },
    en: {
      subject: 'Two-step sign-in is on in your Mizan account',
      lines: [
        'Signing in to your Mizan account now requires a code after the password.',
        'If it was not you, recover your account immediately: {url}/auth/forget-password',
      ],
    },
  },
  second_step_off: {
    ar: {
      subject: 'تم إيقاف التحقق بخطوتين في حسابك في ميزان',
      lines: [
        'لم يعد الدخول إلى حسابك في ميزان يتطلب رمزًا بعد كلمة المرور.',
        'إن لم تكن أنت من أوقفه، فاستعد حسابك فورًا: {url}/auth/forget-password',
      ],
    },
    en: {
      subject: 'Two-step sign-in is off in your Mizan account',
      lines: [
        'Signing in to your Mizan account no longer requires a code after the password.',
        'If it was not you, recover your account immediately: {url}/auth/forget-password',
      ],
    },
  },
  contact_changed: {
    ar: {
      subject: 'تم تغيير بيانات الدخول إلى حسابك في ميزان',
      lines: [
        'لم يعد حسابك في ميزان مرتبطًا بهذا البريد أو رقم الهاتف.',
        'إن لم تكن أنت من غيّره، فغيّر كلمة المرور وأنهِ الجلسات الأخرى فورًا: {url}/profile',
      ],
    },
    en: {
      subject: 'Your Mizan sign-in details have changed',
      lines: [
        'Your Mizan account no longer uses this email or phone.',
        'If it was not you, change your password and end the other sessions immediately: {url}/profile',
      ],
    },
  },
  webhook_failing: {
    ar: {
      subject: 'لا تصل الإشعارات البرمجية إلى {host}',
      lines: [
        'لم يقبل {host} أي إشعار برمجي من ميزان منذ يوم أو أكثر. نعيد المحاولة، ونوقف العنوان بعد خمسة أيام من أول إخفاق.',
        'اطّلع على سجل المحاولات: {url}/profile?tab=integrations',
      ],
    },
    en: {
      subject: 'Webhooks are not reaching {host}',
      lines: [
        '{host} has not accepted any webhook from Mizan for a day or longer. We keep trying, and will pause the endpoint five days after the first failure.',
        'See the log of attempts: {url}/profile?tab=integrations',
      ],
    },
  },
  webhook_paused: {
    ar: {
      subject: 'أوقفنا الإشعارات البرمجية إلى {host}',
      lines: [
        'لم يقبل {host} أي إشعار برمجي منذ خمسة أيام، فأوقفنا العنوان. تبقى الإشعارات محفوظة 30 يومًا، ويمكنك إرسالها بعد تشغيل العنوان.',
        'شغّل العنوان: {url}/profile?tab=integrations',
      ],
    },
    en: {
      subject: 'Webhooks to {host} are paused',
      lines: [
        '{host} has not accepted any webhook for five days, so we have paused the endpoint. Webhooks are kept for 30 days, and you can send them once the endpoint is active again.',
        'Make it active: {url}/profile?tab=integrations',
      ],
    },
  },
  webhook_disabled: {
    ar: {
      subject: 'تم تعطيل الإشعارات البرمجية إلى {host}',
      lines: [
        'أجاب {host} بأنه لم يعد موجودًا (الرمز 410)، فعطّلنا العنوان. تبقى الإشعارات محفوظة 30 يومًا.',
        'شغّل العنوان أو احذفه: {url}/profile?tab=integrations',
      ],
    },
    en: {
      subject: 'Webhooks to {host} are disabled',
      lines: [
        '{host} answered that it is gone (410), so we have disabled the endpoint. Webhooks are kept for 30 days.',
        'Make it active or delete it: {url}/profile?tab=integrations',
      ],
    },
  },
  webhook_recovered: {
    ar: {
      subject: 'عادت الإشعارات البرمجية إلى الوصول إلى {host}',
      lines: [
        'قبل {host} إشعارًا برمجيًا من جديد. يمكنك إرسال ما فاته من سجل الإشعارات: {url}/profile?tab=integrations',
      ],
    },
    en: {
      subject: 'Webhooks are reaching {host} again',
      lines: [
        '{host} has accepted a webhook again. You can send what it missed from the log: {url}/profile?tab=integrations',
      ],
    },
  },
  api_key_created: {
    ar: {
      subject: 'مفتاح ربط جديد في حسابك في ميزان',
      lines: [
        'تم إنشاء مفتاح ربط باسم «{name}» في حسابك في ميزان.',
        'إن لم تكن أنت من أنشأه، فأبطله فورًا ثم غيّر كلمة المرور: {url}/profile?tab=integrations',
      ],
    },
    en: {
      subject: 'A new API key in your Mizan account',
      lines: [
        'The API key “{name}” was created in your Mizan account.',
        'If it was not you, revoke it immediately and change your password: {url}/profile?tab=integrations',
      ],
    },
  },
  api_key_rotated: {
    ar: {
      subject: 'مفتاح سري جديد في حسابك في ميزان',
      lines: [
        'صدر مفتاح سري جديد لمفتاح الربط «{name}» في حسابك في ميزان.',
        'إن لم تكن أنت من طلبه، فأبطل المفتاح فورًا ثم غيّر كلمة المرور: {url}/profile?tab=integrations',
      ],
    },
    en: {
      subject: 'A new secret key in your Mizan account',
      lines: [
        'The API key “{name}” of your Mizan account has a new secret key.',
        'If it was not you, revoke the key immediately and change your password: {url}/profile?tab=integrations',
      ],
    },
  },
  api_key_revoked: {
    ar: {
      subject: 'تم إبطال مفتاح ربط في حسابك في ميزان',
      lines: [
        'تم إبطال مفتاح الربط «{name}» في حسابك في ميزان، وتوقف كل ما يستخدمه.',
        'إن لم تكن أنت من أبطله، فغيّر كلمة المرور: {url}/profile',
      ],
    },
    en: {
      subject: 'An API key of your Mizan account was revoked',
      lines: [
        'The API key “{name}” of your Mizan account was revoked. Everything that used it has stopped working.',
        'If it was not you, change your password: {url}/profile',
      ],
    },
  },
  statement: {
    ar: {
      subject: 'كشف حسابك في ميزان لشهر {month}',
      lines: [
        'كشف حسابك لشهر {month} جاهز. الرصيد أول الشهر: {opening} ر.س، وآخره: {closing} ر.س.',
        'اعرضه ونزّله من صفحة الرصيد: {url}/payment?tab=statements',
        'لإيقاف هذه الرسائل غيّر اختيارك في ملفك الشخصي: {url}/profile',
      ],
    },
    en: {
      subject: 'Your Mizan statement for {month}',
      lines: [
        'Your statement for {month} is ready. Balance at the start: SAR {opening}; at the end: SAR {closing}.',
        'See and download it on the balance page: {url}/payment?tab=statements',
        'To stop these emails, change your choice in your profile: {url}/profile',
      ],
    },
  },
  ...AUTO_TOP_UP_WORDS,
  account_closed: {
    ar: {
      subject: 'تم إغلاق حسابك في ميزان',
      lines: [
        'تم إغلاق حسابك في ميزان كما طلبت، وحذفنا بياناتك الشخصية.',
        'نحتفظ بسجلات الفواتير ست سنوات كما يوجب نظام ضريبة القيمة المضافة. شكرًا لثقتك بميزان.',
      ],
    },
    en: {
      subject: 'Your Mizan account is closed',
      lines: [
        'Your Mizan account is closed as you asked, and your personal data is deleted.',
        'We keep invoice records for six years, as VAT law requires. Thank you for using Mizan.',
      ],
    },
  },
};
