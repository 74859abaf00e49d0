export type AccountKind = 'company' | 'individual';

/** An account that the run has opened, and a session of it. */
export interface Account {
  kind: AccountKind;
  email: string;
  phone: string;
  password: string;
  token: string;
}

/** Who asks: a session's token, an API key's pair, anything at all, or nobody. */
export type Who = { bearer: string } | { basic: string } | { raw: string } | null;

export function asked(account: Pick<Account, 'token'>): Who {
  return { bearer: account.token };
}
