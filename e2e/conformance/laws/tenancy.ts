import { requestedBy } from '../account.ts';
import { bookableQuote, newKey, orderFor } from '../bookings.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { LISTINGS } from './listings.ts';
import { preparedFor } from './prepared-lists.ts';
import { withEach } from './with-each.ts';

async function listsAreOwn(bench: Bench): Promise<void> {
  const { api } = bench;
  const stranger = await accountWith(bench, 0);
  // Opening the account is in its activity log, and begins a session.
  const filled = ['listCouriers', 'listActivity', 'listSessions'];
  const own = LISTINGS.filter(({ id }) => !filled.includes(id));
  await withEach(own, async ({ id }) => {
    await preparedFor(bench, id);
    const { data, page } = (await api.succeed(id, { who: requestedBy(stranger) })).body as {
      data: unknown[];
      page: { total: number };
    };
    alike([data, page.total], [[], 0], `${id} of an empty account`);
  });
  await withEach(['listApiKeys', 'listTrackings'] as const, async (id) => {
    const query = id === 'listTrackings' ? { tracking_numbers: 'MZ48205173965' } : {};
    const { data } = (await api.succeed(id, { who: requestedBy(stranger), query })).body as {
      data: unknown[];
    };
    alike(data, [], `${id} of an empty account`);
  });
  const file = await api.succeed('downloadTransactions', { who: requestedBy(stranger), body: {} });
  const lines = String(file.body)
    .split('\r\n')
    .filter((line) => line !== '');
  alike(lines.length, 1, 'lines in the file of an empty account', file);
}

async function othersAreUnknown(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const { account, shipments } = await preparedFor(bench, 'listShipments');
  const stranger = await accountWith(bench, 0);
  const who = requestedBy(stranger);
  const [shipment] = shipments.slice(3);
  const number = shipment?.tracking_number ?? '';
  const tracked = await api.ok('listTrackings', { who, query: { tracking_numbers: number } });
  alike([tracked.data, tracked.unknown], [[], [number]], "another account's tracking number");
  const labels = { shipment_ids: [shipment?.id ?? ''], paper: 'a6', language: 'ar' };
  const batch = await api.send('createLabelBatch', { who, header: newKey(), body: labels });
  alike(batch.status, 409, "labels of another account's shipments", batch);
  const { quote, price } = await bookableQuote(api, account, lists, draw);
  const body = orderFor(quote, price, lists, draw);
  const booking = await api.send('createShipment', { who, header: newKey(), body });
  alike(booking.status, 422, "a booking with another account's quote", booking);
  const owner = requestedBy(await accountWith(bench, 0));
  const draft = await api.ok('createShipmentDraft', { who: owner, body: {} });
  const shipmentPath = { shipment_id: shipment?.id ?? '' };
  for (const [id, call] of [
    ['getQuote', { path: { quote_id: quote.id } }],
    ['getShipment', { path: shipmentPath }],
    ['cancelShipment', { path: shipmentPath, header: newKey() }],
    ['trackShipment', { path: { tracking_number: number } }],
    ['getShipmentDraft', { path: { draft_id: draft.id } }],
    ['deleteShipmentDraft', { path: { draft_id: draft.id } }],
  ] as const) {
    const answer = await api.send(id, { who, ...call });
    alike(answer.status, 404, `${id} of another account`, answer);
  }
  const profile = await api.ok('getProfile', { who });
  alike(profile.email, stranger.email, 'the account’s own profile');
}

async function publicPageNamesNobody(bench: Bench): Promise<void> {
  const { api } = bench;
  const { shipments } = await preparedFor(bench, 'listShipments');
  for (const shipment of shipments) {
    const public_token = shipment.tracking_url.split('/').at(-1) ?? '';
    const shown = await api.ok('getPublicTracking', { path: { public_token } });
    alike(
      [shown.tracking_number, shown.destination],
      [shipment.tracking_number, shipment.destination],
      'a public page',
    );
    // Without the names of its fields, which a random name may be.
    const text = JSON.stringify(shown).replaceAll(/"[a-z_]+":/g, '');
    const { full_name, phone, email = phone } = shipment.receiver;
    for (const word of [phone, email, shipment.id, ...(full_name.length > 3 ? [full_name] : [])]) {
      expect(
        !text.includes(JSON.stringify(word).slice(1, -1)),
        `The public page of ${shipment.id} contains ${word}`,
      );
    }
  }
}

async function companiesOnly(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0, 'individual');
  const who = requestedBy(account);
  const forCompanies = [
    ['getQuestionnaire', {}],
    ['updateQuestionnaire', { body: {} }],
    ['dismissQuestionnaireOffer', {}],
    ['listStores', {}],
    ['listStoreOrders', {}],
    ['countStoreOrders', {}],
    ['listUnknownSkus', {}],
    ['connectStore', { body: { platform: 'salla', name: 'متجر' } }],
  ] as const;
  await withEach(forCompanies, async ([id, call]) => {
    const answer = await api.send(id, { who, ...call });
    const { code } = (answer.body ?? {}) as { code?: string };
    alike(
      [answer.status, code],
      [403, 'company_account_required'],
      `${id} for an individual`,
      answer,
    );
  });
}

export const tenancyLaws: readonly Law[] = [
  {
    id: 'own-rows',
    title: 'Lists contain only the account’s own rows',
    clause:
      "every list is the account's own: The shipments of the account, the ledger of the account, …",
    run: listsAreOwn,
  },
  {
    id: 'others-unknown',
    title: "Another account's objects are not found",
    clause:
      '#/components/responses/NotFound: no such object in this account; TrackingList/unknown; createLabelBatch: 409 if no label is left; ShipmentCreate/quote_id: 422',
    run: othersAreUnknown,
  },
  {
    id: 'public-page',
    title: 'The public page shows no personal data',
    clause: '#/components/schemas/PublicTracking: no personal data at all',
    run: publicPageNamesNobody,
  },
  {
    id: 'companies-only',
    title: 'Operations for companies refuse individuals',
    clause: '#/components/responses/CompanyAccountRequired: this is for company accounts',
    run: companiesOnly,
  },
];
