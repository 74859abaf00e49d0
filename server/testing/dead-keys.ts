import { operationsOf } from '../../common/contract/operations.ts';
import type { components } from '../../openapi/generated/types.ts';
import { newToken } from '../features/auth/tokens.ts';
import { newId } from '../db/ids.ts';
import { readContract } from '../http/contract.ts';
import { basic } from './basic.ts';
import type { TestBackend, Customer } from './test-backend.ts';
import { subscribe } from './subscribe.ts';

type IssuedKey = components['schemas']['IssuedKey'];

/** Every scope that an operation of the contract needs. */
export const SCOPES = [
  ...new Set(operationsOf(readContract()).flatMap(({ scope }) => scope ?? [])),
] as components['schemas']['ApiKeyScope'][];

/** Makes a key for a customer, with its secret; by default one that may do everything. */
export async function newKey(
  backend: TestBackend,
  customer: Customer,
  changes: Partial<components['schemas']['ApiKeyCreate']> = {},
): Promise<IssuedKey> {
  const body = { name: 'مفتاح تجريبي', scopes: SCOPES, ...changes };
  const answer = await backend.post(customer, '/api-keys', body);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<IssuedKey>();
}

/**
 * Keys that once gave access to the owner's data, or look like it, by description. Leaves the clock
 * at the end of a rotation's grace period.
 */
export async function deadKeysOf(
  backend: TestBackend,
  owner: Customer,
): Promise<Record<string, { authorization: string }>> {
  const rotate = async ({ key }: IssuedKey, grace_hours: number) => {
    const path = `/api-keys/${key.client_key}/rotate`;
    return (await backend.post(owner, path, { grace_hours })).json<IssuedKey>();
  };
  await subscribe(backend.database.kysely, owner.accountId, 'intermediate');
  const cut = await newKey(backend, owner);
  await rotate(cut, 0);
  const replaced = await newKey(backend, owner);
  await rotate(replaced, 24);
  await rotate(replaced, 24);
  const late = await newKey(backend, owner);
  const { key } = await rotate(late, 1);
  const graceOver = new Date(key.previous_secret_until ?? '');
  backend.setTime(graceOver);
  // An hour later, a key can be made only by somebody who has confirmed who they are.
  await backend.database.kysely
    .updateTable('sessions')
    .set({ confirmed_at: graceOver })
    .where('account_id', '=', owner.accountId)
    .execute();
  const revoked = await newKey(backend, owner);
  const url = `/api/website/api-keys/${revoked.key.client_key}`;
  await backend.app.inject({ method: 'DELETE', url, headers: owner.headers });

  const live = await newKey(backend, owner);
  const stranger = await newKey(backend, await backend.newCustomer(0));
  const pair = ({ key }: IssuedKey, { secret_key }: IssuedKey) => basic(key.client_key, secret_key);
  return {
    'a secret after a rotation without grace': pair(cut, cut),
    'a secret after two rotations': pair(replaced, replaced),
    'a secret after its grace': pair(late, late),
    'a revoked key': pair(revoked, revoked),
    'an unknown key': basic(newId('mzk', new Date()), live.secret_key),
    'a key with a forged secret': basic(live.key.client_key, newToken('mzi')),
    'a key with the secret of another': pair(live, cut),
    "another account's key with a secret of theirs": pair(stranger, live),
    'a key without its secret': basic(live.key.client_key, ''),
    'a secret without its key': basic('', live.secret_key),
    'a key with more before it': basic(`\0${live.key.client_key}`, live.secret_key),
    'a key that is not base64': {
      authorization: `Basic ${live.key.client_key}:${live.secret_key}`,
    },
    'a secret as a token': { authorization: `Bearer ${live.secret_key}` },
  };
}
