import { foldForSearch } from '../../../../common/search-text.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { DEFAULT_LIMIT } from '../../../http/page.ts';
import { type Faults, inAnswersOf } from '../fault.ts';

/** A cursor that no correct server makes. */
const NOTHING_MORE = 'nothing-more';

/** The longest page. */
const MOST = 100;

/** Lists that do not match the request. */
export const pagingFaults = {
  'cursor-skips-one': {
    does: '`listTransactions` skips the first row of every page after the first.',
    answer: inAnswersOf('listTransactions', ({ data }, { request }) => {
      if ((request.query as { cursor?: string }).cursor !== undefined) data.shift();
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
  },
  'total-of-the-page': {
    does: '`listSavedReceivers` returns the number of rows on the page as the total.',
    answer: inAnswersOf('listSavedReceivers', ({ data, page }) => (page.total = data.length)),
  },
  'limit-ignored': {
    does: '`listParcelPresets` returns 25 rows whatever the `limit`.',
    handlers: { listParcelPresets: without('limit', right.listParcelPresets) },
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
  },
  'cursor-counts-rows': {
    does: '`listParcelPresets` continues after as many rows as were shown, whatever came or went in the meantime.',
    handlers: {
      listParcelPresets: continuing(right.listParcelPresets, {
        mark: (_rows, shown) => `after-${shown}`,
        find: (mark) => Number(/^after-(\d+)$/.exec(mark)?.[1]),
      }),
    },
  },
  'cursor-of-a-removed-row': {
    does: '`listSavedReceivers` continues after the last row that was shown, and ends if it was deleted.',
    handlers: {
      listSavedReceivers: continuing(right.listSavedReceivers, {
        mark: (rows, shown) => `row-${rows[shown - 1]?.id}`,
        find(mark, rows) {
          if (!mark.startsWith('row-')) return NaN;
          const at = rows.findIndex(({ id }) => mark === `row-${id}`);
          return at < 0 ? rows.length : at + 1;
        },
      }),
    },
  },
  'cursor-of-any-order': {
    does: '`listProducts` accepts a cursor that it gave for another order, and begins again.',
    handlers: {
      async listProducts(request, context) {
        const { sort = '', cursor } = request.query;
        const isOfOther = cursor !== undefined && (productSorts.get(cursor) ?? sort) !== sort;
        const list = isOfOther ? without('cursor', right.listProducts) : right.listProducts;
        const answer = await list(request, context);
        const { next_cursor: next } = answer.body.page;
        if (next !== undefined) productSorts.set(next, sort);
        return answer;
      },
    },
  },
  'filter-ignored': {
    does: '`listShipments` ignores the status filter.',
    handlers: { listShipments: without('status', right.listShipments) },
  },
  'sort-direction-ignored': {
    does: '`listTransactions` returns the newest first when the oldest are requested first.',
    handlers: { listTransactions: without('sort', right.listTransactions) },
  },
  'ties-left-out': {
    does: '`listCourierRatings`, sorted by score, continues below the last score of the previous page, and leaves out ratings with the same.',
    handlers: {
      async listCourierRatings(request, context) {
        const { sort, cursor = '' } = request.query;
        const answer = await right.listCourierRatings(request, context);
        const { data, page } = answer.body;
        const next = page.next_cursor;
        const score = data.at(-1)?.score;
        if (sort !== 'score' && sort !== '-score') return answer;
        answer.body.data = data.filter((row) => row.score !== lastScores.get(cursor));
        if (next !== undefined && score !== undefined) lastScores.set(next, score);
        return answer;
      },
    },
  },
  'search-ignored': {
    does: '`listSavedReceivers` ignores the search words.',
    handlers: { listSavedReceivers: without('q', right.listSavedReceivers) },
  },
  'days-in-utc': {
    does: '`listShipments` takes the days of `created_from` and `created_to` as those of UTC.',
    handlers: {
      async listShipments(request, context) {
        const { created_from: from, created_to: to } = request.query;
        const query = {
          ...request.query,
          ...(from && { created_from: daysAfter(from, -1) }),
          ...(to && { created_to: daysAfter(to, 1) }),
        };
        const answer = await right.listShipments({ ...request, query }, context);
        const { data, page } = answer.body;
        answer.body.data = data.filter(({ created_at }) => {
          const day = created_at.slice(0, 10);
          return (!from || day >= from) && (!to || day <= to);
        });
        page.total -= data.length - answer.body.data.length;
        return answer;
      },
    },
  },
  'article-matters': {
    does: '`listShipments` finds words with «ال» only if they are typed with it.',
    handlers: {
      async listShipments(request, context) {
        const answer = await right.listShipments(request, context);
        const words = foldForSearch(request.query.q ?? '').match(/\p{Script=Arabic}+/gu) ?? [];
        const { data, page } = answer.body;
        answer.body.data = data.filter((row) => {
          const said = foldForSearch(JSON.stringify(row)).split(/[^\p{L}\p{N}]+/u);
          return words.every((word) => said.some((each) => each.startsWith(word)));
        });
        page.total -= data.length - answer.body.data.length;
        return answer;
      },
    },
  },
  'arabic-digits-not-read': {
    does: '`listInvoices` finds nothing by a number in Arabic-Indic digits.',
    answer: inAnswersOf('listInvoices', (body, { request }) => {
      const { q = '' } = request.query as { q?: string };
      if (/[\u0660-\u0669]/.test(q)) body.data = [];
    }),
  },
  'trackings-by-number': {
    does: '`listTrackings` sorts shipments by their numbers, in whatever order they were given.',
    answer: inAnswersOf('listTrackings', ({ data }) => {
      data.sort((a, b) => (a.tracking_number < b.tracking_number ? -1 : 1));
    }),
  },
} satisfies Faults;

type Shipments = Awaited<ReturnType<typeof right.listShipments>>['body'];

const lastScores = new Map<string, number>();

const lastRows = new Map<string, Shipments['data'][number]>();

/** By cursor, the order for which it was given. */
const productSorts = new Map<string, string>();

interface ListRequest {
  query: { limit?: number; cursor?: string };
}

interface ListAnswer {
  body: { data: { id: string }[]; page: { next_cursor?: string } };
}

/** How the next page is found. */
interface Continuing {
  /** The cursor after this many rows. */
  mark: (rows: { id: string }[], shown: number) => string;
  /** How many rows come before; NaN for a cursor that {@link mark} does not make. */
  find: (cursor: string, rows: { id: string }[]) => number;
}

/** A handler that cuts its pages out of all rows. */
function continuing<Request extends ListRequest, Context, Answer extends ListAnswer>(
  handler: (request: Request, context: Context) => Promise<Answer>,
  { mark, find }: Continuing,
): typeof handler {
  return async (request, context) => {
    const { limit = DEFAULT_LIMIT, cursor } = request.query;
    const { cursor: _, ...query } = request.query;
    const answer = await handler({ ...request, query: { ...query, limit: MOST } }, context);
    const { data: rows, page } = answer.body;
    const from = cursor === undefined ? 0 : find(cursor, rows);
    if (Number.isNaN(from)) return handler(request, context);
    answer.body.data = rows.slice(from, from + limit);
    delete page.next_cursor;
    if (from + limit < rows.length) page.next_cursor = mark(rows, from + limit);
    return answer;
  };
}

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

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);
}
