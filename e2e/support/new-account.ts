import type { components } from '../../openapi/generated/types.ts';
import { apiClient } from './client.ts';
import { latestCode } from './outbox.ts';

type Client = components['schemas']['RegistrationClient'];

const company: Client = {
  account_type: 'company',
  first_name: 'ريم',
  last_name: 'العيّنة',
  company_name: 'متجر الواحة (تجريبي)',
};
/** Of every account that is registered so. */
export const password = 'copper-window-garden-17';

/** Takes all four steps of registration; returns the token of the session that they open. */
export async function registerByApi(
  origin: string,
  account: { email: string; phone: string },
  client: Client = company,
): Promise<string> {
  const api = apiClient(origin);
  const header = { type: 'public' } as const;
  const begun = await api.POST('/website/auth/registrations', { params: { header }, body: client });
  const params = { header: { ...header, Registration: begun.data?.token ?? '' } };
  await api.PUT('/website/auth/registration/account', {
    params,
    body: { ...account, password, password_confirmation: password, channel: 'email' },
  });
  const code = await latestCode(origin, account.email);
  await api.POST('/website/auth/registration/code', { params, body: { code } });
  const { data, error } = await api.POST('/website/auth/registration/extra', {
    params,
    body: { country: 'SA', city: 'riyadh', short_address: 'RRRD2929' },
  });
  if (!data) throw new Error(`No account was opened: ${error.title}`);
  return data.token;
}
