import type { Config } from '../config.ts';
import type { CodeChannel } from './message.ts';
import type { Carrier } from './messenger.ts';
import { smsCarrier } from './sms-carrier.ts';
import { smtpCarrier } from './smtp-carrier.ts';

/**
 * How messages leave this server: by the configured carriers; in demo mode the outbox replaces a
 * missing one. Production mode does not start without them (see config.ts).
 */
export function carriersOf(
  { smtpUrl, mailFrom, smsUrl, smsToken }: Config,
  outbox: Carrier,
): Record<CodeChannel, Carrier> {
  return {
    email: smtpUrl === null || mailFrom === null ? outbox : smtpCarrier(smtpUrl, mailFrom),
    phone: smsUrl === null ? outbox : smsCarrier(smsUrl, smsToken),
  };
}
