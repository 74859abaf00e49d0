import { topUpParameter as parameter } from '../paths.ts';

/** The id of the top-up that the address shows over the ledger, if it is valid. */
export function readTopUp(search: string): string | null {
  const id = new URLSearchParams(search).get(parameter);
  return id !== null && /^top_[0-9a-z]{26}$/.test(id) ? id : null;
}

/** The same ledger with a top-up open, or with none. */
export function withTopUp(search: string, id: string | null): string {
  const address = new URLSearchParams(search);
  if (id === null) address.delete(parameter);
  else address.set(parameter, id);
  return address.toString();
}
