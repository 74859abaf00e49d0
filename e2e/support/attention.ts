import type { ApiClient } from './client.ts';

/** Lets the balance of a new account be low, which needs attention. */
export async function needAttention(client: ApiClient): Promise<void> {
  const { data: profile } = await client.GET('/website/profile');
  if (!profile) throw new Error('there is no profile');
  const { first_name, last_name, company_name, country, city, locale } = profile;
  const { error } = await client.PUT('/website/profile', {
    body: {
      ...{ first_name, last_name, country, city, locale, short_address: 'RRRD2929' },
      ...(company_name !== undefined && { company_name }),
      low_balance_threshold: { amount: 10_000, currency: 'SAR' },
    },
  });
  if (error) throw new Error(error.title);
}
