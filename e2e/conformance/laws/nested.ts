import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { checked, rightFile, uploaded } from '../imports.ts';
import { newEndpoint } from '../webhooks.ts';
import { openWorkspace } from '../workspace.ts';
import { alike, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { subscribed } from './plans.ts';

/** What belongs to one endpoint is not found at another, although both are of the same account. */
async function messagesHaveOneEndpoint(bench: Bench): Promise<void> {
  const { api } = bench;
  // The free plan may allow one endpoint only.
  const who = requestedBy(await subscribed(bench));
  const [own, other] = [await newEndpoint(api, who), await newEndpoint(api, who)];
  const body = { event: 'shipment.delivered' as const };
  const { id: message_id } = await api.ok('sendTestWebhook', { who, path: own.path, body });
  const idsAt = async (path: typeof own.path) =>
    (await api.ok('listWebhookMessages', { who, path })).data.map(({ id }) => id);
  alike(
    [await idsAt(own.path), await idsAt(other.path)],
    [[message_id], []],
    'the logs of two endpoints',
  );
  for (const operation of ['getWebhookMessage', 'resendWebhook'] as const) {
    const answer = await api.send(operation, { who, path: { ...other.path, message_id } });
    refused(answer, 404, 'not_found', `${operation} of another endpoint's message`);
  }
}

/** Photos are found at their own courier only, and rows between the headings and the end. */
async function partsHaveOneWhole(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  const account = await workspace.company();
  const who = requestedBy(account);
  const [photo] = await workspace.photos();
  if (!photo) throw new NotHeld('no courier has a photo');
  await api.ok('getCourierPhoto', { who, path: photo });
  const other = (await workspace.couriers()).find((id) => id !== photo.courier_id) ?? '';
  const unknown = photo.photo_id.slice(0, -1) + (photo.photo_id.endsWith('0') ? '1' : '0');
  const importer = { ...bench, account };
  const { id: batch_id } = await checked(
    importer,
    await uploaded(importer, await rightFile(importer, 1)),
  );
  const tries = [
    ["another courier's photo", 'getCourierPhoto', { ...photo, courier_id: other }],
    ['an unknown photo', 'getCourierPhoto', { ...photo, photo_id: unknown }],
    ['the row of the headings', 'updateImportRow', { batch_id, row: '1' }],
    ['a row after the last', 'updateImportRow', { batch_id, row: '3' }],
  ] as const;
  for (const [what, operation, path] of tries) {
    const body = operation === 'updateImportRow' ? { leave_out: true } : undefined;
    refused(await api.send(operation, { who, path, body }), 404, 'not_found', what);
  }
}

export const nestedLaws: readonly Law[] = [
  {
    id: 'nested',
    title: 'A message is found at its own endpoint only',
    clause: 'getWebhookMessage, resendWebhook: the messages of this endpoint; NotFound',
    run: messagesHaveOneEndpoint,
  },
  {
    id: 'nested-parts',
    title: 'A photo is found at its courier, and a row in its batch',
    clause: 'getCourierPhoto, updateImportRow: NotFound',
    run: partsHaveOneWhole,
  },
];
