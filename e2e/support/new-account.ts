import type { components } from '../../openapi/generated/types.ts';
import { apiClient, type ApiClient } from './client.ts';
import { latestCode } from './outbox.ts';

type Client = components['schemas']['RegistrationClient'];

const company: Client = {
  account_type: 'company',
  first_name: 'ريم',
  last_name: 'العيّنة',
  company_name: 'متجر الواحة (تجريبي)',
};
/** Password of every account that is registered this way. */
export const password = 'copper-window-garden-17';

/** A new, empty account for one test. */
export interface NewAccount {
  email: string;
  phone: string;
  /** Token of the session that registration started. */
  token: string;
  /** Signed in with that session. */
  client: ApiClient;
}

let people = 0;

/** Completes all four steps of registration as a new company. */
export async function registerByApi(origin: string): Promise<NewAccount> {
  people += 1;
  const number = String((process.pid % 10_000) * 1000 + people).padStart(7, '0');
  const account = { email: `new-${number}@shop.example`, phone: `+96655${number}` };
  const api = apiClient(origin);
  const header = { type: 'public' } as const;
  const begun = await api.POST('/website/auth/registrations', {
    params: { header },
    body: company,
  });
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
  return { ...account, token: data.token, client: apiClient(origin, data.token) };
}
