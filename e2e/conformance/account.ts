export type AccountKind = 'company' | 'individual';

/** An account that the run has opened, and a session of it. */
export interface Account {
  kind: AccountKind;
  email: string;
  phone: string;
  password: string;
  token: string;
}

/** Who asks: a session's token and whose it is, an API key's pair, anything at all, or nobody. */
export type Who = { bearer: string; of?: string } | { basic: string } | { raw: string } | null;

export function asked(account: Pick<Account, 'token'> & Partial<Account>): Who {
  const { token, email, kind } = account;
  return { bearer: token, of: email ? `${email} (${kind})` : 'an account of the config' };
}
