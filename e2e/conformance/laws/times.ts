import { setTimeout as delay } from 'node:timers/promises';
import { requestedBy } from '../account.ts';
import type { Answer } from '../answer.ts';
import { bookableQuote, newKey } from '../bookings.ts';
import type { Call } from '../call.ts';
import type { OperationId } from '../contract.ts';
import { homeAddress, saudiPhone } from '../places.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Largest difference between a new time and the server's clock, in milliseconds. */
const NEAR = 3 * 60_000;

/** Longer than the resolution of times in whole seconds. */
const A_MOMENT = 1_100;

const TIME = /^\d{4}-\d\d-\d\dT/;

/** Every time in a body, by field name. */
function timesIn(value: unknown, name = ''): [string, string][] {
  if (typeof value === 'string') return TIME.test(value) ? [[name, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => timesIn(each, key));
}

/** Objects that an account creates, and lists that show their times. */
function makings({ lists, draw }: Bench): [OperationId, Call][] {
  const preset = {
    ...{ name: 'علبة تجريبية', weight: 600, weight_unit: 'g', dimension_unit: 'cm' },
    ...{ length: 200, width: 150, height: 100, shipment_type: 'parcel', packaging_type: 'box' },
  };
  const receiver = { full_name: 'عميل', phone: saudiPhone(draw), address_type: 'office' };
  const topUp = { amount: { amount: 5_000, currency: 'SAR' }, payment_method: 'credit_card' };
  return [
    ['createParcelPreset', { body: preset }],
    ['createSavedReceiver', { body: { ...receiver, ...homeAddress(lists, draw) } }],
    ['createShipmentDraft', { body: { note: 'one' } }],
    ['createApiKey', { body: { name: 'مفتاح', scopes: ['balance_read'] } }],
    ['createTopUp', { header: newKey(), body: topUp }],
    ['listSessions', {}],
    ['listTransactions', {}],
  ];
}

async function timesAreNow(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 1_000));
  for (const [id, call] of makings(bench)) isNow(await api.succeed(id, { who, ...call }));
}

function isNow(answer: Answer): void {
  const { date = '' } = answer.headers;
  // The server's clock may differ from the kit's; its Date header tells.
  const told = Date.parse(date);
  const now = Number.isNaN(told) ? Date.now() : told;
  for (const [name, time] of timesIn(answer.body)) {
    expect(time.endsWith('Z'), `${name} is ${time}, which is not in UTC with Z`, answer);
    const isMade = name === 'created_at' || name === 'updated_at';
    const isNear = Math.abs(Date.parse(time) - now) < NEAR;
    expect(!isMade || isNear, `${name} is ${time} at ${new Date(now).toISOString()}`, answer);
  }
}

async function changesAreTold(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const all = makings(bench);
  const bodyOf = (id: OperationId) => all.find(([each]) => each === id)?.[1].body as object;
  const make = async (id: OperationId) =>
    (await api.succeed(id, { who, body: bodyOf(id) })).body as Changed;
  const preset = await make('createParcelPreset');
  const receiver = await make('createSavedReceiver');
  const draft = await make('createShipmentDraft');
  await delay(A_MOMENT);
  const { id: preset_id } = preset;
  const { id: receiver_id } = receiver;
  const changes: [Changed, OperationId, Call][] = [
    [
      preset,
      'updateParcelPreset',
      { path: { preset_id }, body: { ...bodyOf('createParcelPreset'), weight: 700 } },
    ],
    [
      receiver,
      'updateSavedReceiver',
      { path: { receiver_id }, body: { ...bodyOf('createSavedReceiver'), company: 'متجر' } },
    ],
    [
      draft,
      'updateShipmentDraft',
      { path: { draft_id: draft.id }, body: { version: draft.version, note: 'two' } },
    ],
  ];
  for (const [before, id, call] of changes) {
    const answer = await api.succeed(id, { who, ...call });
    const after = answer.body as Changed;
    alike(after.created_at, before.created_at, `created_at after ${id}`, answer);
    const isLater = Date.parse(after.updated_at) > Date.parse(before.updated_at);
    expect(isLater, `updated_at stays ${before.updated_at} after ${id}`, answer);
  }
}

interface Changed {
  id: string;
  created_at: string;
  updated_at: string;
  version?: number;
}

/** How long a quote binds, in minutes (x-assumption of Quote). */
const LIFE = 15;

async function quotesLast(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 0);
  const { quote } = await bookableQuote(api, account, lists, draw);
  const path = { quote_id: quote.id };
  const answer = await api.succeed('getQuote', { who: requestedBy(account), path });
  isNow(answer);
  const { created_at, expires_at } = answer.body as typeof quote;
  const minutes = (Date.parse(expires_at) - Date.parse(created_at)) / 60_000;
  expect(Math.abs(minutes - LIFE) < 0.1, `A quote lasts for ${minutes} minutes`, answer);
}

export const timeLaws: readonly Law[] = [
  {
    id: 'times',
    title: 'Times of new objects are current and in UTC',
    clause: '#/components/schemas/DateTime: RFC 3339, in UTC and always with Z',
    run: timesAreNow,
  },
  {
    id: 'changed-at',
    title: 'A change updates updated_at and keeps created_at',
    clause:
      '#/info/description: created_at never changes; updated_at is the time of the last change',
    run: changesAreTold,
  },
  {
    id: 'quote-lasts',
    title: 'A quote is valid for 15 minutes',
    clause: '#/components/schemas/Quote/properties/expires_at: a quote lasts 15 minutes',
    run: quotesLast,
  },
];
