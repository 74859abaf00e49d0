export type AccountKind = 'company' | 'individual';

/** An account that the run opened, with a session. */
export interface Account {
  kind: AccountKind;
  email: string;
  phone: string;
  password: string;
  token: string;
}

/** The caller: a session token and its owner, an API key pair, an arbitrary header, or nobody. */
export type Who = { bearer: string; of?: string } | { basic: string } | { raw: string } | null;

export function requestedBy(account: Pick<Account, 'token'> & Partial<Account>): Who {
  const { token, email, kind } = account;
  return { bearer: token, of: email ? `${email} (${kind})` : 'an account from the config' };
}
