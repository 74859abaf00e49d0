import * as z from 'zod/mini';
import { requestBounded } from '../../../http/bounded-request.ts';
import type { EnteredStore, StoreSimulator } from '../../../ports/store-simulator.ts';

/** How to reach a running store simulator: its origin for our server and for browsers, and its key. */
export type SimulatorAccess = Record<'url' | 'publicUrl' | 'secret', string>;

const connectedShape = z.object({ id: z.string(), manager_token: z.optional(z.string()) });

/**
 * The store simulator of server/store-simulator, by its control API.
 *
 * @param platforms whose stores it plays.
 */
export function storeSimulator(
  { url, publicUrl, secret }: SimulatorAccess,
  platforms: readonly EnteredStore['platform'][],
): StoreSimulator {
  return {
    plays: (platform) => platforms.includes(platform),
    async connect(store) {
      const { status, text } = await requestBounded(`${url}/control/stores`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${secret}` },
        body: JSON.stringify(entryOf(store)),
      });
      if (status !== 201) throw new Error(`the store simulator answered ${status}`);
      const { id, manager_token: managerToken = null } = connectedShape.parse(JSON.parse(text));
      return { pageUrl: `${publicUrl}/stores/${id}`, managerToken };
    },
  };
}

function entryOf({ platform, name, url, username, secret }: EnteredStore): object {
  return platform === 'salla'
    ? { platform, name, url, secret }
    : { platform, name, url, username, password: secret };
}
