export type AccountKind = 'company' | 'individual';

/** An account that the run opened, with a session. */
export interface Account {
  kind: AccountKind;
  email: string;
  /** In E.164, such as `+966500000001`. */
  phone: string;
  password: string;
  /** Of a session, as `signIn` returns it: without `Bearer`. */
  token: string;
}

/** The caller: a session token and its owner, an API key pair, an arbitrary header, or nobody. */
export type Who = { bearer: string; of?: string } | { basic: string } | { raw: string } | null;

export function requestedBy(account: Pick<Account, 'token'> & Partial<Account>): Who {
  const { token, email, kind } = account;
  return { bearer: token, of: email ? `${email} (${kind})` : 'an account from the config' };
}
