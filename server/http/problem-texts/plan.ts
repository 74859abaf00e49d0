import type { ProblemCode, ProblemTexts } from '../problem.ts';

/** Texts about plans and their limits. */
export const PLAN_TEXTS = {
  plan_limit_reached: {
    ar: {
      title: 'بلغت حد باقتك',
      detail: 'احذف ما لا تحتاج إليه أو اشترك في باقة أعلى ثم أعد المحاولة.',
    },
    en: {
      title: 'You have reached your plan’s limit',
      detail: 'Delete what you do not need or upgrade your plan, then try again.',
    },
  },
  paused_by_plan: {
    ar: {
      title: 'متوقف لأنه يتجاوز حد باقتك',
      detail: 'احذف ما هو أقدم منه أو اشترك في باقة أعلى ثم أعد المحاولة.',
    },
    en: {
      title: 'Paused because it is beyond your plan’s limit',
      detail: 'Delete an older one or upgrade your plan, then try again.',
    },
  },
  already_on_plan: {
    ar: { title: 'أنت مشترك في هذه الباقة', detail: 'اختر باقة أو مدة أخرى. لم يُخصم شيء.' },
    en: {
      title: 'You already have this plan',
      detail: 'Choose another plan or period. Nothing was charged.',
    },
  },
  plan_unavailable: {
    ar: {
      title: 'الباقة غير متاحة',
      detail: 'لم تعد هذه الباقة معروضة. اختر باقة أخرى. لم يُخصم شيء.',
    },
    en: {
      title: 'The plan is not available',
      detail: 'It is no longer offered. Choose another one. Nothing was charged.',
    },
  },
  plan_changed_meanwhile: {
    ar: {
      title: 'تغيّر اشتراكك',
      detail: 'تغيّر اشتراكك بعد أن عرضته. راجعه ثم أعد المحاولة. لم يُخصم شيء.',
    },
    en: {
      title: 'Your subscription has changed',
      detail: 'It changed after you opened it. Check it, then try again. Nothing was charged.',
    },
  },
  plan_price_changed: {
    ar: { title: 'تغيّر المبلغ', detail: 'راجع المبلغ الجديد ثم أكّد. لم يُخصم شيء.' },
    en: {
      title: 'The amount has changed',
      detail: 'Check the new amount, then confirm. Nothing was charged.',
    },
  },
} satisfies Partial<ProblemTexts<ProblemCode>>;
