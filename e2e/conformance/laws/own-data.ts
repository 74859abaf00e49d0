import { isDeepStrictEqual } from 'node:util';
import { requestedBy, type Who } from '../account.ts';
import type { ResultOf } from '../call.ts';
import { operationOf, type OperationId } from '../contract.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { subscribed } from './plans.ts';

type AccountData = ResultOf<'downloadProfileData'>;
type Listed = Record<string, unknown>;

/** What the account does before. */
const DEEDS = [
  ...(['createTopUp', 'createShipment', 'cancelShipment', 'createSavedReceiver'] as const),
  ...(['createParcelPreset', 'createProduct', 'saveFavorite', 'createScheduledReport'] as const),
  ...(['createShipmentDraft', 'createApiKey', 'connectStore', 'createWebhookEndpoint'] as const),
] satisfies OperationId[];

/** The parts of the file that are lists elsewhere. */
const LISTS = [
  ['transactions', 'listTransactions'],
  ['shipments', 'listShipments'],
  ['receivers', 'listSavedReceivers'],
  ['parcel_presets', 'listParcelPresets'],
  ['products', 'listProducts'],
  ['favorites', 'listFavorites'],
  ['scheduled_reports', 'listScheduledReports'],
  ['shipment_drafts', 'listShipmentDrafts'],
  ['tax_documents', 'listInvoices'],
  ['api_keys', 'listApiKeys'],
  ['stores', 'listStores'],
  ['webhook_endpoints', 'listWebhookEndpoints'],
] as const satisfies [keyof AccountData, OperationId][];

async function fileHasWhatListsHave(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  const who = requestedBy(await workspace.company());
  for (const id of DEEDS) {
    const call = { ...(await recipes[id].call(workspace)), who };
    const answer = await api.succeed(id, call);
    await recipes[id].done?.(workspace, answer, call);
  }
  await hasWhatListsHave(bench, who);
  await hasWhatListsHave(bench, requestedBy(await subscribed(bench)));
}

async function historyIsThere(bench: Bench): Promise<void> {
  const account = (await bench.config.accountWithHistory?.(bench.api)) ?? { token: '' };
  await hasWhatListsHave(bench, requestedBy(account));
}

/** What the first page of each list has is in the file. */
async function hasWhatListsHave({ api }: Bench, who: Who): Promise<void> {
  const { body } = await api.succeed('downloadProfileData', { who });
  const data = body as AccountData;
  for (const [part, list] of LISTS) {
    if (api.lackOf(list)) continue;
    const isPaged = operationOf(list).parameters.some(({ name }) => name === 'limit');
    const query = isPaged ? { limit: '100' } : {};
    const answer = await api.succeed(list, { who, query });
    const { data: listed, page } = answer.body as { data: Listed[]; page?: { total: number } };
    const recorded: Listed[] =
      part === 'shipments' ? data.shipments.map(({ shipment }) => shipment) : data[part];
    const total = page?.total ?? listed.length;
    alike(recorded.length, total, `the number of ${part} in the account's data`);
    for (const item of listed) {
      const isThere = recorded.some((each) => isSame(each, item));
      expect(isThere, `the account's data lack ${JSON.stringify(item).slice(0, 200)}`, answer);
    }
  }
}

/** Whether what both say is the same. */
function isSame(one: Listed, other: Listed): boolean {
  const both = Object.keys(one).filter((name) => name in other);
  return both.length > 0 && both.every((name) => isDeepStrictEqual(one[name], other[name]));
}

export const ownDataLaws: readonly Law[] = [
  {
    id: 'own-data',
    title: "An account's data have everything that its lists have",
    clause: '#/components/schemas/AccountData: everything stored about an account',
    isAbout: ({ id }) => id === 'downloadProfileData',
    run: fileHasWhatListsHave,
  },
  {
    id: 'own-history',
    title: 'The data of an account with history have what its lists have',
    clause: '#/components/schemas/AccountData: everything stored about an account; LedgerEntry',
    isAbout: ({ id }) => id === 'downloadProfileData',
    unless: ({ accountWithHistory }) =>
      accountWithHistory ? undefined : 'the config has no `accountWithHistory`',
    run: historyIsThere,
  },
];
