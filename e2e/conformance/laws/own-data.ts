import { isDeepStrictEqual } from 'node:util';
import { requestedBy } from '../account.ts';
import type { ResultOf } from '../call.ts';
import { operationOf, type OperationId } from '../contract.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

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
  const { body } = await api.succeed('downloadProfileData', { who });
  const data = body as AccountData;
  for (const [part, list] of LISTS) {
    if (api.lackOf(list)) continue;
    const isPaged = operationOf(list).parameters.some(({ name }) => name === 'limit');
    const query = isPaged ? { limit: '100' } : {};
    const answer = await api.succeed(list, { who, query });
    const { data: listed } = answer.body as { data: Listed[] };
    const recorded: Listed[] =
      part === 'shipments' ? data.shipments.map(({ shipment }) => shipment) : data[part];
    alike(recorded.length, listed.length, `the number of ${part} in the account's data`);
    expect(listed.length > 0, `${list} is empty after something was made`);
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
];
