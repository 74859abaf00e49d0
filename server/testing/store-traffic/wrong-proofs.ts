import type { Random } from '../../domain/random.ts';
import { sallaProof } from '../../features/stores/testing/store-calls.ts';
import { basic } from '../basic.ts';
import type { TrafficStore } from './open-stores.ts';

export type Headers = Record<string, string>;

/** The right proof, at Salla by either of its strategies. */
export function rightProof(random: Random, { secret, store }: TrafficStore, body: string): Headers {
  if (store.platform === 'zid') return basic(store.username ?? '', secret);
  return random.chance(0.9)
    ? sallaProof(body, secret)
    : { 'x-salla-security-strategy': 'Token', authorization: secret };
}

/** What somebody sends who knows the store's address, but not its secret. */
export function wrongProof(
  random: Random,
  { secret, store }: TrafficStore,
  body: string,
  foreign: TrafficStore,
): Headers {
  const username = store.username ?? '';
  const proofs: Headers[] =
    store.platform === 'zid'
      ? [
          {},
          basic(username, ''),
          basic(username, foreign.secret),
          basic('', secret),
          { authorization: `Bearer ${secret}` },
          { authorization: secret },
        ]
      : [
          {},
          { 'x-salla-security-strategy': 'none' },
          { 'x-salla-signature': '' },
          { 'x-salla-signature': '0'.repeat(64), authorization: secret },
          { authorization: `Bearer ${secret}` },
          sallaProof(body, foreign.secret),
          sallaProof(`${body} `, secret),
        ];
  return random.pick(proofs);
}

/**
 * A delivery that was altered in one byte on its way: at Salla in the signed body or the signature,
 * at Zid, which signs nothing, in the credentials.
 */
export function altered(
  random: Random,
  { secret, store }: TrafficStore,
  body: string,
): { headers: Headers; body: Buffer } {
  const sent = Buffer.from(body);
  if (store.platform === 'zid') {
    return { headers: basic(store.username ?? '', otherDigit(random, secret)), body: sent };
  }
  const headers = sallaProof(body, secret);
  if (random.chance(0.2)) {
    const signature = otherDigit(random, headers['x-salla-signature'] ?? '');
    return { headers: { ...headers, 'x-salla-signature': signature }, body: sent };
  }
  const at = random.between(0, sent.length - 1);
  sent[at] = (sent[at] ?? 0) ^ random.between(1, 255);
  return { headers, body: sent };
}

/** A text of hexadecimal digits with another one in one place. */
function otherDigit(random: Random, text: string): string {
  const at = random.between(0, text.length - 1);
  const digit = (parseInt(text.charAt(at), 16) + random.between(1, 15)) % 16;
  return `${text.slice(0, at)}${digit.toString(16)}${text.slice(at + 1)}`;
}
