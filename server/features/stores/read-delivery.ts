import { readSalla } from './reading/salla/read-salla.ts';
import type { StoreEvent } from './reading/store-event.ts';
import { readZid } from './reading/zid/read-zid.ts';
import type { Store } from './store.ts';

/** @param event from the address; empty if it has none. */
export function readDelivery(
  platform: Store['platform'],
  body: Uint8Array,
  event: string,
): StoreEvent {
  const parsed = parse(body);
  return platform === 'salla' ? readSalla(parsed) : readZid(parsed, event);
}

/** `undefined` for what is no JSON. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
