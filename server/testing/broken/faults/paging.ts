import { handlers as right } from '../../../features/handlers.ts';
import { DEFAULT_LIMIT } from '../../../http/page.ts';
import { TEST_RECEIVER } from '../../test-backend.ts';
import { type Faults, inAnswersOf } from '../fault.ts';
import { type Client, movementsOf, type Page, PRESET, sees } from '../probe.ts';

/** A cursor that no correct server makes. */
const NOTHING_MORE = 'nothing-more';

/** Lists that do not match the request. */
export const pagingFaults = {
  'cursor-skips-one': {
    does: '`listTransactions` skips the first row of every page after the first.',
    answer: inAnswersOf('listTransactions', ({ data }, { request }) => {
      if ((request.query as { cursor?: string }).cursor !== undefined) data.shift();
    }),
    probe: sees([2, 1], [2, 0], async (client) => {
      await topUpTwice(client);
      return (await twoPages(client, '/balance/transactions')).map(({ length }) => length);
    }),
  },
  'cursor-repeats-one': {
    does: '`listShipments` begins each page with the last row of the previous page.',
    handlers: {
      async listShipments(request, context) {
        const { limit = DEFAULT_LIMIT, cursor } = request.query;
        const before = cursor === undefined ? undefined : lastRows.get(cursor);
        const query = before && limit > 1 ? { ...request.query, limit: limit - 1 } : request.query;
        const answer = await right.listShipments({ ...request, query }, context);
        const { data, page } = answer.body;
        if (before && limit > 1) data.unshift(before);
        const last = data.at(-1);
        if (page.next_cursor !== undefined && last) lastRows.set(page.next_cursor, last);
        return answer;
      },
    },
    probe: sees(false, true, async (client) => {
      for (let count = 0; count < 3; count += 1) await client.ship();
      const [first, second] = await twoPages(client, '/shipments');
      return second[0]?.id === first[1]?.id;
    }),
  },
  'total-of-the-page': {
    does: '`listSavedReceivers` returns the number of rows on the page as the total.',
    answer: inAnswersOf('listSavedReceivers', ({ data, page }) => (page.total = data.length)),
    probe: sees(2, 1, async (client) => {
      await saveTwoReceivers(client);
      return (await client.read<Page>('GET /receivers?limit=1')).page.total;
    }),
  },
  'limit-ignored': {
    does: '`listParcelPresets` returns 25 rows whatever the `limit`.',
    handlers: { listParcelPresets: without('limit', right.listParcelPresets) },
    probe: sees(1, 2, async ({ read, send }) => {
      for (const name of ['أ', 'ب']) await send('POST /parcel-presets', { ...PRESET, name });
      return (await read<Page>('GET /parcel-presets?limit=1')).data.length;
    }),
  },
  'last-page-with-cursor': {
    does: '`listShipmentDrafts` returns a cursor on the last page, which leads to an empty page.',
    handlers: {
      async listShipmentDrafts(request, context) {
        const isBehind = request.query.cursor === NOTHING_MORE;
        const list = isBehind
          ? without('cursor', right.listShipmentDrafts)
          : right.listShipmentDrafts;
        const answer = await list(request, context);
        const { data, page } = answer.body;
        if (isBehind) {
          data.length = 0;
          delete page.next_cursor;
        } else page.next_cursor ??= NOTHING_MORE;
        return answer;
      },
    },
    probe: sees('no cursor', 0, async ({ read, send }) => {
      await send('POST /shipment-drafts', {});
      const { next_cursor: cursor } = (await read<Page>('GET /shipment-drafts')).page;
      if (cursor === undefined) return 'no cursor';
      return (await read<Page>(`GET /shipment-drafts?cursor=${cursor}`)).data.length;
    }),
  },
  'filter-ignored': {
    does: '`listShipments` ignores the status filter.',
    handlers: { listShipments: without('status', right.listShipments) },
    probe: sees(0, 1, async ({ read, ship }) => {
      await ship();
      return (await read<Page>('GET /shipments?status=completed')).data.length;
    }),
  },
  'sort-direction-ignored': {
    does: '`listTransactions` returns the newest first when the oldest are requested first.',
    handlers: { listTransactions: without('sort', right.listTransactions) },
    probe: sees([1, 2, 3], [3, 2, 1], async (client) => {
      await topUpTwice(client);
      return (await movementsOf(client, '?sort=created_at')).map(({ sequence }) => sequence);
    }),
  },
  'search-ignored': {
    does: '`listSavedReceivers` ignores the search words.',
    handlers: { listSavedReceivers: without('q', right.listSavedReceivers) },
    probe: sees(0, 2, async (client) => {
      await saveTwoReceivers(client);
      return (await client.read<Page>('GET /receivers?q=nobody')).data.length;
    }),
  },
} satisfies Faults;

type Shipments = Awaited<ReturnType<typeof right.listShipments>>['body'];

const lastRows = new Map<string, Shipments['data'][number]>();

/** A handler that ignores a parameter. */
function without<Request extends { query: object }, Context, Answer>(
  parameter: keyof Request['query'],
  handler: (request: Request, context: Context) => Promise<Answer>,
): typeof handler {
  return (request, context) => {
    const query = { ...request.query };
    Reflect.deleteProperty(query, parameter);
    return handler({ ...request, query }, context);
  };
}

/** Adds to the movement that every client begins with. */
async function topUpTwice(client: Client): Promise<void> {
  for (let count = 0; count < 2; count += 1) await client.backend.topUp(client, 1_000);
}

async function saveTwoReceivers({ send }: Client): Promise<void> {
  for (const full_name of ['ريم', 'سعود']) {
    await send('POST /receivers', { ...TEST_RECEIVER, full_name });
  }
}

/** The rows of a list's first two pages of two. */
async function twoPages({ read }: Client, list: string): Promise<[Page['data'], Page['data']]> {
  const first = await read<Page>(`GET ${list}?limit=2`);
  const second = await read<Page>(`GET ${list}?limit=2&cursor=${first.page.next_cursor ?? ''}`);
  return [first.data, second.data];
}
