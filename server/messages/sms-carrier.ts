import type { Carrier } from './messenger.ts';

/** Milliseconds to wait for the gateway. */
const TIMEOUT = 10_000;

/**
 * Sends text messages through a gateway: POST of `{ to, text }` with a bearer token, answered with
 * any 2xx. A gateway with another protocol needs a small adapter in front.
 */
export function smsCarrier(url: string, token: string | null): Carrier {
  return {
    async deliver({ to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(TIMEOUT),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`);
    },
  };
}
