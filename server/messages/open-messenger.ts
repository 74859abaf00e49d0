import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { carriersOf } from './carriers.ts';
import { type Carrier, type Messenger, newMessenger } from './messenger.ts';

/** Messages by the configured carriers; `outbox` replaces a missing one in demo mode. */
export function openMessenger(
  config: Config,
  outbox: Carrier,
  log: Pick<FastifyBaseLogger, 'error'>,
): Messenger {
  return newMessenger(carriersOf(config, outbox), {
    publicUrl: config.publicUrl,
    onLost: (err, kind) => {
      log.error({ err, kind }, 'a message could not be delivered');
    },
  });
}
