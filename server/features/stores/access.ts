import { seal, unseal } from '../../db/sealed.ts';
import type { StoreTokens } from './reading/store-event.ts';

/** A Salla store's tokens, sealed for storage. */
export function sealTokens(key: Uint8Array, tokens: StoreTokens): Buffer {
  return seal(key, JSON.stringify(tokens));
}

/** @throws Error if it was sealed with another key. */
export function unsealTokens(key: Uint8Array, access: Uint8Array): StoreTokens {
  return JSON.parse(unseal(key, access)) as StoreTokens;
}
