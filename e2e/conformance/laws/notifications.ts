import { alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';

async function forgeriesAreRefused({ api, config }: Bench): Promise<void> {
  const { provider = '', headers = {}, body = '' } = config.signNotification?.() ?? {};
  const send = (to: string, header: Record<string, string>, text: string) =>
    api.send('receivePaymentNotification', {
      ...{ path: { provider: to }, header },
      raw: { bytes: Buffer.from(text), type: 'application/json' },
    });
  const known = await send(provider, headers, body);
  alike(known.status, 204, 'a notification that the provider has signed', known);
  const forged = [403, 'forged_notification'] as const;
  refused(await send(provider, {}, body), ...forged, 'a notification that nobody has signed');
  refused(await send(provider, headers, `${body} `), ...forged, 'a notification that was changed');
  const stranger = await send('no-such-provider', headers, body);
  refused(stranger, 404, 'not_found', 'a notification of an unknown provider');
}

export const notificationLaws: readonly Law[] = [
  {
    id: 'notifications',
    title: 'A notification counts only as the payment provider has signed it',
    clause: 'info: a notification is forged (403); receivePaymentNotification',
    unless: ({ signNotification }) =>
      signNotification ? undefined : 'the config has no `signNotification`',
    run: forgeriesAreRefused,
  },
];
