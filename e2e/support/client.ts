import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../openapi/generated/types.ts';
import { samplePassword } from './backend.ts';

export type ApiClient = Client<paths>;
export type Account = 'company' | 'individual' | 'empty';

/** A client of the API at `origin`, signed in if a token is given. */
export function apiClient(origin: string, token?: string): ApiClient {
  return createClient<paths>({
    baseUrl: `${origin}/api`,
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  });
}

export function emailOf(account: Account): string {
  return `${account}@mizan.example`;
}

/** Starts a session of a sample account and returns its token. */
export async function startSession(origin: string, account: Account): Promise<string> {
  const { data, error } = await apiClient(origin).POST('/website/auth/sign-in', {
    params: { header: { type: 'public' } },
    body: { login: emailOf(account), password: samplePassword },
  });
  if (!data?.session)
    throw new Error(
      `The sample account ${account} cannot sign in: ${error?.title ?? 'code asked'}`,
    );
  return data.session.token;
}
