import type { Profile } from '../../../api/generated/model/profile.ts';
import type { Questionnaire } from '../../../api/generated/model/questionnaire.ts';
import type { SalesChannel } from '../../../api/generated/model/sales-channel.ts';
import type { Figure } from '../../../shared/pricing/parcel.ts';

/** Empty until answered. */
export type YesOrNo = '' | 'yes' | 'no';

/** The form. Both branches keep what was typed, whichever is visible. */
export interface QuestionnaireValues {
  email: string;
  phone: string;
  shipping_from_country: string;
  company_name: string;
  commercial_registration: string;
  business_shipping_country: string;
  business_phone: string;
  has_electronic_store: YesOrNo;
  monthly_sales_amount: { amount: Figure; currency: 'SAR' };
  monthly_orders_count: Figure;
  wants_shipping_integration: YesOrNo;
  needs_receiving_site: YesOrNo;
  how_to_sell: SalesChannel[];
  what_to_sell: string;
  monthly_orders_without_store: Figure;
}

/** The form as it was left; the first time with the profile's data. */
export function valuesOf({ state, answers }: Questionnaire, profile: Profile): QuestionnaireValues {
  const known = state === 'not_started' ? knownOf(profile) : answers;
  return {
    email: known.email ?? '',
    phone: known.phone ?? '',
    shipping_from_country: known.shipping_from_country ?? '',
    company_name: known.company_name ?? '',
    commercial_registration: known.commercial_registration ?? '',
    business_shipping_country: known.business_shipping_country ?? '',
    business_phone: known.business_phone ?? '',
    has_electronic_store: wordOf(known.has_electronic_store),
    monthly_sales_amount: known.monthly_sales_amount ?? { amount: null, currency: 'SAR' },
    monthly_orders_count: known.monthly_orders_count ?? null,
    wants_shipping_integration: wordOf(known.wants_shipping_integration),
    needs_receiving_site: wordOf(known.needs_receiving_site),
    how_to_sell: known.how_to_sell ?? [],
    what_to_sell: known.what_to_sell ?? '',
    monthly_orders_without_store: known.monthly_orders_without_store ?? null,
  };
}

function knownOf({ email, phone, country, company_name }: Profile): Questionnaire['answers'] {
  return {
    email,
    phone,
    shipping_from_country: country,
    business_shipping_country: country,
    ...(company_name !== undefined && { company_name }),
  };
}

function wordOf(answer: boolean | undefined): YesOrNo {
  if (answer === undefined) return '';
  return answer ? 'yes' : 'no';
}
