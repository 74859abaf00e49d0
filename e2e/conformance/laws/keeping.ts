import { requestedBy } from '../account.ts';
import { book, newKey } from '../bookings.ts';
import type { BodyOf } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { png } from '../files.ts';
import { homeAddress, saudiPhone } from '../places.ts';
import { accountWith, alike, expect, refused } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

const PRESET: BodyOf<'createParcelPreset'> = {
  ...{ name: 'علبة تجريبية', weight: 600, weight_unit: 'g', length: 200, width: 150, height: 100 },
  ...{ dimension_unit: 'cm', shipment_type: 'parcel', packaging_type: 'box' },
};

/** The members of a wider object that a narrower one names. */
function onlyOf(wide: object, narrow: object): object {
  return Object.fromEntries(
    Object.keys(narrow).map((name) => [name, (wide as Record<string, unknown>)[name]]),
  );
}

/** Objects read back as created, then as updated, and are gone once deleted. */
async function keptAsSent(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const receiver = {
    ...{ full_name: 'هند العيّنة', ...homeAddress(lists, draw), phone: saudiPhone(draw) },
    ...{ address_type: 'office', email: 'hind@shop.example', landmark: 'بجانب المسجد' },
  } as const;
  const { email: _email, landmark: _landmark, ...less } = receiver;
  const { name: _name, ...preset } = PRESET;
  const kinds: [
    create: OperationId,
    get: OperationId,
    update: OperationId,
    remove: OperationId,
    id: string,
    first: object,
    second: object,
  ][] = [
    [
      'createSavedReceiver',
      'getSavedReceiver',
      'updateSavedReceiver',
      'deleteSavedReceiver',
      'receiver_id',
      receiver,
      less,
    ],
    [
      'createParcelPreset',
      'getParcelPreset',
      'updateParcelPreset',
      'deleteParcelPreset',
      'preset_id',
      PRESET,
      { ...preset, name: 'علبة أخرى', weight: 700 },
    ],
  ];
  await withEach(kinds, async ([create, get, update, remove, name, first, second]) => {
    const made = (await api.succeed(create, { who, body: first })).body as { id: string };
    alike(onlyOf(made, first), first, `the result of ${create}`);
    const path = { [name]: made.id };
    alike((await api.succeed(get, { who, path })).body, made, `the answer of ${get}`);
    const twice = await api.send(create, { who, body: first });
    refused(twice, 409, 'already_saved', `${create} a second time`);
    const changed = (await api.succeed(update, { who, path, body: second })).body as object;
    const {
      id: _id,
      created_at: _begun,
      updated_at: _now,
      is_paused: _paused,
      ...kept
    } = changed as Record<string, unknown>;
    alike(kept, second, `the result of ${update}, with fields left out`);
    alike(
      (await api.succeed(get, { who, path })).body,
      changed,
      `the answer of ${get} after a change`,
    );
    alike((await api.send(remove, { who, path })).status, 204, remove);
    refused(await api.send(get, { who, path }), 404, 'not_found', `${get} of a deleted object`);
    refused(
      await api.send(remove, { who, path }),
      404,
      'not_found',
      `${remove} of a deleted object`,
    );
  });
}

async function bookedAsOrdered(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 4_000_000);
  const who = requestedBy(account);
  for (let count = 0; count < 3; count += 1) {
    const draft = await api.ok('createShipmentDraft', { who, body: { note: 'x' } });
    const { shipment, order, quote } = await book(api, account, lists, draw);
    const { quote_id: _quote, courier_id, sender, ...kept } = order;
    alike(onlyOf(shipment, kept), kept, 'the order’s fields in a booking');
    alike(
      [shipment.courier.id, shipment.origin],
      [courier_id, quote.request.origin],
      'courier and origin of a booking',
    );
    alike(onlyOf(shipment.sender, sender), sender, 'the sender of a booking');
    alike(
      [shipment.status, shipment.tracking_status, shipment.cancellable],
      ['pending', 'created', true],
      'a new booking',
    );
    const path = { shipment_id: shipment.id };
    const { hours_since_last_update: _hours, ...shown } = await api.ok('getShipment', {
      who,
      path,
    });
    alike(shown, onlyOf(shipment, shown), 'a booking read again');
    const listed = await api.ok('listShipments', { who, query: { limit: '1' } });
    alike(listed.data[0]?.id, shipment.id, 'the newest shipment in the list');
    const tracked = await api.ok('trackShipment', {
      who,
      path: { tracking_number: shipment.tracking_number },
    });
    alike(
      [tracked.shipment_id, tracked.tracking_status],
      [shipment.id, 'created'],
      'the tracking of a booking',
    );
    await api.ok('deleteShipmentDraft', { who, path: { draft_id: draft.id } });
  }
}

async function filesKept(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 4_000_000);
  const who = requestedBy(account);
  const { shipment } = await book(api, account, lists, draw);
  const path = { shipment_id: shipment.id };
  refused(
    await api.send('getShipmentAttachment', { who, path }),
    404,
    'not_found',
    'a missing attachment',
  );
  const file = { name: 'attachment', bytes: png(draw), type: 'image/png' };
  const attached = await api.ok('updateShipmentAttachment', { who, path, file });
  alike(attached.attachment?.media_type, 'image/webp', 'the type of an attached picture');
  const shown = await api.ok('getShipmentAttachment', { who, path });
  const bytes = Buffer.from(shown.content.split(',')[1] ?? '', 'base64').length;
  alike(bytes, attached.attachment?.size, 'the size of an attached picture');
  const without = await api.ok('deleteShipmentAttachment', { who, path });
  alike(without.attachment, undefined, 'a deleted attachment');
  const label = await api.succeed('downloadShipmentLabel', {
    who,
    path,
    body: { document: 'label', language: 'en' },
  });
  expect(
    /filename\*?=/i.test(label.headers['content-disposition'] ?? ''),
    'A label has no file name',
    label,
  );
}

async function onlySoMany(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  for (let count = 0; count < 50; count += 1)
    await api.succeed('createShipmentDraft', { who, body: {} });
  refused(
    await api.send('createShipmentDraft', { who, body: {} }),
    409,
    'too_many_saved',
    'a fifty-first draft',
  );
}

async function labelsInOneFile(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 4_000_000);
  const who = requestedBy(account);
  const booked = [await book(api, account, lists, draw), await book(api, account, lists, draw)];
  const ids = booked.map(({ shipment }) => shipment.id);
  const unknown = `shp_${'0'.repeat(26)}`;
  await api.ok('cancelShipment', { who, header: newKey(), path: { shipment_id: ids[1] ?? '' } });
  const batch = await api.ok('createLabelBatch', {
    who,
    header: newKey(),
    body: { shipment_ids: [...ids, unknown], paper: 'a6', language: 'ar' },
  });
  const leftOut = batch.left_out.map(({ shipment_id, reason }) => `${shipment_id} ${reason}`);
  alike(
    leftOut.toSorted(),
    [`${ids[1]} cancelled`, `${unknown} not_found`].toSorted(),
    'shipments without a label',
  );
  alike(batch.total, booked[0]?.order.pieces, 'labels of a batch');
}

export const keepingLaws: readonly Law[] = [
  {
    id: 'saved',
    title: 'Saved data reads back unchanged',
    clause:
      'createSavedReceiver, createParcelPreset, their updates and deletions: takes the place of what was saved; each once',
    run: keptAsSent,
  },
  {
    id: 'booked',
    title: 'A shipment matches its order',
    clause:
      '#/components/schemas/ShipmentCreate, Shipment and Tracking; listShipments: newest first',
    run: bookedAsOrdered,
  },
  {
    id: 'files',
    title: "A shipment's attachment can be added and deleted",
    clause:
      'updateShipmentAttachment: kept as WebP; getShipmentAttachment, deleteShipmentAttachment; Content-Disposition of a label',
    run: filesKept,
  },
  {
    id: 'limits',
    title: 'The limit on drafts is enforced',
    clause: 'createShipmentDraft: an account keeps at most 50',
    run: onlySoMany,
  },
  {
    id: 'label-batches',
    title: 'Label batches leave out shipments without a label',
    clause:
      'createLabelBatch: cancelled shipments and those that this account does not have are left out; LabelBatch: total',
    run: labelsInOneFile,
  },
];
