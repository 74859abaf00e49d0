import type { Profile } from '../../../api/generated/model/profile.ts';

/** Values of the form for choices. */
export interface ChoicesValues {
  locale: string;
  warns: boolean;
  low_balance_threshold: { amount: number | null; currency: 'SAR' };
}

export function choicesOf({ locale, low_balance_threshold: threshold }: Profile): ChoicesValues {
  return {
    locale,
    warns: threshold !== undefined,
    low_balance_threshold: { amount: threshold?.amount ?? null, currency: 'SAR' },
  };
}
