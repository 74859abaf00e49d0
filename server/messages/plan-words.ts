import { toDecimal } from '../../common/money.ts';
import type { Locale } from '../reference/locale.ts';
import { ENUM_NAMES } from '../reference/enum-names.ts';
import type { PlanMessage } from './message.ts';
import type { Paragraph } from './words.ts';

interface Words {
  subject: string;
  lines: string[];
}

const PLANS = { ar: '[الباقات]({url}/plans)', en: '[Plans]({url}/plans)' };
const TOP_UP = { ar: '[إضافة رصيد]({url}/payment)', en: '[Top up]({url}/payment)' };

const KEPT = {
  ar: 'لم نحذف شيئًا: ما يتجاوز حدود الباقة الأساسية متوقف حتى تحذف بعضه أو تشترك من جديد.',
  en: 'Nothing was deleted. Items beyond the limits of the Basic plan are paused until you delete some or subscribe again.',
};

const WORDS: Record<PlanMessage['kind'], Record<Locale, Words>> = {
  plan_renewal_soon: {
    ar: {
      subject: 'تتجدد باقتك {plan} في {on}',
      lines: [
        'تتجدد باقتك {plan} في {on}، وسنخصم من رصيدك {price} شاملة الضريبة.',
        PLANS.ar,
        TOP_UP.ar,
      ],
    },
    en: {
      subject: 'Your {plan} plan renews on {on}',
      lines: [
        'Your {plan} plan renews on {on}. We will charge {price} including VAT to your balance.',
        PLANS.en,
        TOP_UP.en,
      ],
    },
  },
  plan_ends_soon: {
    ar: {
      subject: 'تنتهي باقتك {plan} في {on}',
      lines: ['لم تعد باقتك {plan} معروضة، فلن تتجدد بعد {on}. اختر باقة أخرى.', PLANS.ar],
    },
    en: {
      subject: 'Your {plan} plan ends on {on}',
      lines: [
        'Your {plan} plan is no longer offered, so it will not renew on {on}. Choose another one.',
        PLANS.en,
      ],
    },
  },
  plan_overdue: {
    ar: {
      subject: 'رصيدك لا يكفي لتجديد باقتك {plan}',
      lines: [
        'لم نتمكن من تجديد باقتك {plan} لأن رصيدك أقل من {price}. تبقى الباقة سارية حتى {until}، وتتجدد تلقائيًا متى أصبح الرصيد كافيًا.',
        TOP_UP.ar,
      ],
    },
    en: {
      subject: 'Your balance is too low to renew your {plan} plan',
      lines: [
        'We could not renew your {plan} plan because your balance is below {price}. You keep the plan until {until}, and it renews automatically once your balance is sufficient.',
        TOP_UP.en,
      ],
    },
  },
  plan_ended_unpaid: {
    ar: {
      subject: 'انتهت باقتك {plan}',
      lines: [
        'انتهت باقتك {plan} لأن رصيدك لم يكفِ لتجديدها، وأنت الآن على الباقة الأساسية.',
        KEPT.ar,
        PLANS.ar,
      ],
    },
    en: {
      subject: 'Your {plan} plan has ended',
      lines: [
        'Your {plan} plan has ended because your balance was too low to renew it. You are on the Basic plan now.',
        KEPT.en,
        PLANS.en,
      ],
    },
  },
  plan_ended_withdrawn: {
    ar: {
      subject: 'انتهت باقتك {plan}',
      lines: [
        'انتهت باقتك {plan} لأنها لم تعد معروضة، وأنت الآن على الباقة الأساسية.',
        KEPT.ar,
        PLANS.ar,
      ],
    },
    en: {
      subject: 'Your {plan} plan has ended',
      lines: [
        'Your {plan} plan has ended because it is no longer offered. You are on the Basic plan now.',
        KEPT.en,
        PLANS.en,
      ],
    },
  },
  plan_ended_cancelled: {
    ar: {
      subject: 'انتهت باقتك {plan}',
      lines: ['انتهت باقتك {plan} كما طلبت، وأنت الآن على الباقة الأساسية.', KEPT.ar, PLANS.ar],
    },
    en: {
      subject: 'Your {plan} plan has ended',
      lines: [
        'Your {plan} plan has ended as you asked. You are on the Basic plan now.',
        KEPT.en,
        PLANS.en,
      ],
    },
  },
  plan_not_changed: {
    ar: {
      subject: 'وصل المبلغ ولم تتغيّر باقتك',
      lines: [
        'دفعت {price} للاشتراك في باقة {plan}، لكن التغيير لم يعد ممكنًا بهذا المبلغ. المبلغ في رصيدك، ويمكنك الاشتراك به متى شئت.',
        PLANS.ar,
      ],
    },
    en: {
      subject: 'Your payment arrived, but your plan has not changed',
      lines: [
        'You paid {price} for the {plan} plan, but the change is no longer possible for this amount. The money is in your balance, and you can use it to subscribe at any time.',
        PLANS.en,
      ],
    },
  },
};

/** The words of a message about a plan. */
export function planWords(
  message: PlanMessage,
  locale: Locale,
): { subject: Paragraph; paragraphs: Paragraph[] } {
  const { subject, lines } = WORDS[message.kind][locale];
  const { tier, period } = message.plan;
  const values = {
    plan: `${ENUM_NAMES.plan_tier[tier][locale]} (${ENUM_NAMES.plan_period[period][locale]})`,
    ...('on' in message && { on: dayIn(locale, message.on) }),
    ...('until' in message && { until: dayIn(locale, message.until) }),
    ...('price' in message && { price: riyals(locale, message.price) }),
  };
  return {
    subject: { words: subject, values },
    paragraphs: lines.map((words) => ({ words, values })),
  };
}

const DAYS = {
  ar: new Intl.DateTimeFormat('ar-u-nu-latn-ca-gregory', { dateStyle: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
};

function dayIn(locale: Locale, day: string): string {
  return DAYS[locale].format(new Date(`${day}T00:00:00Z`));
}

function riyals(locale: Locale, halalas: number): string {
  const amount = toDecimal({ amount: halalas, currency: 'SAR' });
  return locale === 'ar' ? `${amount} ر.س` : `SAR ${amount}`;
}
