import { isOwn } from '../../../common/contract/operations.ts';
import { requestedBy, type Who } from '../account.ts';
import { BrokenLaw } from '../answer.ts';
import { type Operation, operationOf, type OperationId } from '../contract.ts';
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
    await settledAlike(() => valuesAddUp(bench, who, operation));
  });
  await withEach(SHOWN, async ([list, show, parameter, field]) => {
    const rows = lists.get(list)?.data ?? [];
    for (const listed of oneOfEach(rows.filter((each) => typeof each[field] === 'string'))) {
      await settledAlike(async (isFirst) => {
        const row = (isFirst ? undefined : await rowOf(list, field, listed[field])) ?? listed;
        const path = { [parameter]: String(row[field]) };
        const answer = await api.succeed(show, { who, path });
        // It is another thing, which the row only names.
        if (field.endsWith('_id')) return;
        const shown = answer.body as Row;
        const both = Object.keys(row).filter((name) => name in shown);
        for (const name of both) {
          alike(shown[name], row[name], `${name} in ${show}, unlike ${list}`, answer);
        }
      });
    }
  });

  async function rowOf(list: OperationId, field: string, value: unknown) {
    const { body } = await api.succeed(list, { who, query: longest(operationOf(list)) });
    return (body as List).data.find((row) => row[field] === value);
  }
}

/** Compares again what differs at first: couriers, and other laws, may have changed it meanwhile. */
async function settledAlike(compare: (isFirst: boolean) => Promise<void>): Promise<void> {
  try {
    await compare(true);
  } catch (error) {
    if (!(error instanceof BrokenLaw)) throw error;
    await compare(false);
  }
}

/** A list can be asked for as many rows as there are. */
function longest({ parameters }: Operation): Record<string, string> {
  return parameters.some(({ name }) => name === 'limit') ? { limit: '100' } : {};
}

function isList(body: unknown): body is List {
  return typeof body === 'object' && body !== null && 'data' in body && 'page' in body;
}

/** If each row has one of the values that the list can be filtered by, their totals add up. */
async function valuesAddUp({ api }: Bench, who: Who, operation: Operation): Promise<void> {
  const { id, parameters } = operation;
  const whole = async () =>
    (await api.succeed(id, { who, query: longest(operation) })).body as List;
  for (const { name, schema } of parameters) {
    const values = schema.enum?.map(String) ?? [];
    if (values.length === 0) continue;
    const all = await whole();
    const isField = all.data.every((row) => values.includes(String(row[name])));
    if (!isField || all.page.total_is_capped) continue;
    let counted = 0;
    for (const value of values) {
      const answer = await api.succeed(id, { who, query: { [name]: value, limit: '100' } });
      const { data, page } = answer.body as List;
      const others = data.filter((row) => row[name] !== value);
      alike(others, [], `rows of ${id} that have another ${name} than ${value}`, answer);
      counted += page.total;
    }
    const { total } = (await whole()).page;
    // Rows may have been added meanwhile.
    const isBetween = all.page.total <= counted && counted <= total;
    if (!isBetween) alike(counted, total, `rows of ${id} with each ${name}, together`);
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
