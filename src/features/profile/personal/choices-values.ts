import type { DeliveryEmails } from '../../../api/generated/model/delivery-emails.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';

/** Values of the form for choices. */
export interface ChoicesValues {
  locale: string;
  delivery_emails: DeliveryEmails;
  statement_emails: boolean;
  warns: boolean;
  low_balance_threshold: { amount: number | null; currency: 'SAR' };
}

export function choicesOf({
  locale,
  delivery_emails,
  statement_emails,
  low_balance_threshold: threshold,
}: Profile): ChoicesValues {
  return {
    locale,
    delivery_emails,
    statement_emails,
    warns: threshold !== undefined,
    low_balance_threshold: { amount: threshold?.amount ?? null, currency: 'SAR' },
  };
}
