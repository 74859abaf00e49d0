import { handlers as right } from '../../../features/handlers.ts';
import { DEFAULT_LIMIT } from '../../../http/page.ts';
import type { Faults } from '../fault.ts';

/** A cursor that no correct server makes. */
const NOTHING_MORE = 'nothing-more';

/** Lists that do not match the request. */
export const pagingFaults = {
  'cursor-skips-one': {
    does: '`listTransactions` skips the first row of every page after the first.',
    handlers: {
      async listTransactions(request, context) {
        const answer = await right.listTransactions(request, context);
        if (request.query.cursor !== undefined) answer.body.data.shift();
        return answer;
      },
    },
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
  },
  'total-of-the-page': {
    does: '`listSavedReceivers` returns the number of rows on the page as the total.',
    handlers: {
      async listSavedReceivers(request, context) {
        const answer = await right.listSavedReceivers(request, context);
        answer.body.page.total = answer.body.data.length;
        return answer;
      },
    },
  },
  'limit-ignored': {
    does: '`listParcelPresets` returns 25 rows whatever the `limit`.',
    handlers: {
      listParcelPresets: ({ query: { limit: _, ...query }, ...request }, context) =>
        right.listParcelPresets({ ...request, query }, context),
    },
  },
  'last-page-with-cursor': {
    does: '`listShipmentDrafts` returns a cursor on the last page, which leads to an empty page.',
    handlers: {
      async listShipmentDrafts(request, context) {
        const isBehind = request.query.cursor === NOTHING_MORE;
        const { cursor: _, ...query } = request.query;
        const answer = await right.listShipmentDrafts(
          isBehind ? { ...request, query } : request,
          context,
        );
        const { data, page } = answer.body;
        if (isBehind) {
          data.length = 0;
          delete page.next_cursor;
        } else page.next_cursor ??= NOTHING_MORE;
        return answer;
      },
    },
  },
  'filter-ignored': {
    does: '`listShipments` ignores the status filter.',
    handlers: {
      listShipments: ({ query: { status: _, ...query }, ...request }, context) =>
        right.listShipments({ ...request, query }, context),
    },
  },
  'sort-direction-ignored': {
    does: '`listTransactions` returns the newest first when the oldest are requested first.',
    handlers: {
      listTransactions: ({ query: { sort: _, ...query }, ...request }, context) =>
        right.listTransactions({ ...request, query }, context),
    },
  },
  'search-ignored': {
    does: '`listSavedReceivers` ignores the search words.',
    handlers: {
      listSavedReceivers: ({ query: { q: _, ...query }, ...request }, context) =>
        right.listSavedReceivers({ ...request, query }, context),
    },
  },
} satisfies Faults;

type Shipments = Awaited<ReturnType<typeof right.listShipments>>['body'];

const lastRows = new Map<string, Shipments['data'][number]>();
