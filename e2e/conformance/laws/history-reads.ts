import { isOwn } from '../../../common/contract/operations.ts';
import { requestedBy, type Who } from '../account.ts';
import type { Operation, OperationId } from '../contract.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

type Row = Record<string, unknown>;

interface List {
  data: Row[];
  page: { total: number; total_is_capped: boolean };
}

/** What shows one row of a list, and the field of the row that it is asked by. */
const SHOWN: readonly (readonly [
  list: OperationId,
  show: OperationId,
  parameter: string,
  field: string,
])[] = [
  ['listShipments', 'getShipment', 'shipment_id', 'id'],
  ['listShipments', 'getShipmentRating', 'shipment_id', 'id'],
  ['listShipments', 'trackShipment', 'tracking_number', 'tracking_number'],
  ['listInvoices', 'getInvoice', 'number', 'number'],
  ['listStatements', 'getStatement', 'month', 'month'],
  ['listTransactions', 'getTopUp', 'top_up_id', 'top_up_id'],
  ['listImportBatches', 'getImportBatch', 'batch_id', 'id'],
  ['listImportBatches', 'listImportRows', 'batch_id', 'id'],
  ['listStoreOrders', 'getStoreOrder', 'order_id', 'id'],
  ['listStores', 'getStore', 'store_id', 'id'],
  ['listStores', 'listStoreDeliveries', 'store_id', 'id'],
  ['listSavedReceivers', 'getSavedReceiver', 'receiver_id', 'id'],
  ['listParcelPresets', 'getParcelPreset', 'preset_id', 'id'],
  ['listProducts', 'getProduct', 'product_id', 'id'],
  ['listShipmentDrafts', 'getShipmentDraft', 'draft_id', 'id'],
  ['listWebhookEndpoints', 'getWebhookEndpoint', 'endpoint_id', 'id'],
  ['listWebhookEndpoints', 'listWebhookMessages', 'endpoint_id', 'id'],
];

/** Fields that tell rows apart by what became of them. */
const STATES = ['kind', 'state', 'status', 'tracking_status', 'payment_status', 'payment_type'];

/** Most rows of one list that are shown. */
const MOST_SHOWN = 12;

const isRead = (operation: Operation) =>
  isOwn(operation) &&
  operation.method === 'GET' &&
  operation.scheme === 'session' &&
  operation.parameters.every(({ required }) => !required);

async function isReadAlike(bench: Bench): Promise<void> {
  const { api, config, operations } = bench;
  const who = requestedBy((await config.accountWithHistory?.(api)) ?? { token: '' });
  const lists = new Map<OperationId, List>();
  await withEach(operations.filter(isRead), async (operation) => {
    const { body } = await api.succeed(operation.id, { who, query: longest(operation) });
    if (!isList(body)) return;
    lists.set(operation.id, body);
    await valuesAddUp(bench, who, operation, body);
  });
  await withEach(SHOWN, async ([list, show, parameter, field]) => {
    const rows = lists.get(list)?.data ?? [];
    for (const row of oneOfEach(rows.filter((each) => typeof each[field] === 'string'))) {
      const path = { [parameter]: String(row[field]) };
      const answer = await api.succeed(show, { who, path });
      // It is another thing, which the row only names.
      if (field.endsWith('_id')) continue;
      const shown = answer.body as Row;
      const both = Object.keys(row).filter((name) => name in shown);
      for (const name of both) {
        alike(shown[name], row[name], `${name} in ${show}, unlike ${list}`, answer);
      }
    }
  });
}

/** A list can be asked for as many rows as there are. */
function longest({ parameters }: Operation): Record<string, string> {
  return parameters.some(({ name }) => name === 'limit') ? { limit: '100' } : {};
}

function isList(body: unknown): body is List {
  return typeof body === 'object' && body !== null && 'data' in body && 'page' in body;
}

/** If each row has one of the values that the list can be filtered by, their totals add up. */
async function valuesAddUp(
  { api }: Bench,
  who: Who,
  { id, parameters }: Operation,
  all: List,
): Promise<void> {
  for (const { name, schema } of parameters) {
    const values = schema.enum?.map(String) ?? [];
    const isField = all.data.every((row) => values.includes(String(row[name])));
    if (values.length === 0 || !isField || all.page.total_is_capped) continue;
    let counted = 0;
    for (const value of values) {
      const answer = await api.succeed(id, { who, query: { [name]: value, limit: '100' } });
      const { data, page } = answer.body as List;
      const others = data.filter((row) => row[name] !== value);
      alike(others, [], `rows of ${id} that have another ${name} than ${value}`, answer);
      counted += page.total;
    }
    alike(counted, all.page.total, `rows of ${id} with each ${name}, together`);
  }
}

/** The first row of each state. */
function oneOfEach(rows: readonly Row[]): Row[] {
  const firsts = new Map(
    rows.toReversed().map((row) => [STATES.map((name) => row[name]).join(), row]),
  );
  return [...firsts.values()].slice(0, MOST_SHOWN);
}

export const historyReadLaws: readonly Law[] = [
  {
    id: 'history-reads',
    title: 'A list, its filters and what shows a single row agree',
    clause:
      'query `parameters` of lists: only rows that match; a field that a list and an operation for one row both have is the same field',
    unless: ({ accountWithHistory }) =>
      accountWithHistory ? undefined : 'the config has no `accountWithHistory`',
    run: isReadAlike,
  },
];
