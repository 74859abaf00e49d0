import { operationsOf } from '../../../common/contract/operations.ts';
import { newId } from '../../db/ids.ts';
import { jobsOf } from '../../features/jobs.ts';
import { selectAttended } from '../../features/tracking/couriers/attended-shipments.ts';
import { readContract } from '../../http/contract.ts';
import type { OperationId } from '../../http/operations.ts';
import { basic } from '../basic.ts';
import { LIST_QUESTIONS } from '../bench/list-questions.ts';
import { callsFor, sendCall } from '../contract-calls.ts';
import { type Belongings } from '../new-owner.ts';
import { type TestBackend, testOrder } from '../test-backend.ts';
import { TestProvider } from '../test-provider.ts';
import type { Company } from './companies.ts';

/** Something that the product is asked. */
export interface Question {
  /** The operation, and what distinguishes this question from others of it. */
  name: string;
  /** Of the contract, or the job. */
  operation: string;
  ask: () => Promise<unknown>;
  /** Given if it adds rows: the quote for which its statement can add them again. */
  nextQuoteId?: string;
}

/** They read everything that an account has, page by page. */
const WHOLE: readonly OperationId[] = [
  ...(['downloadActivity', 'downloadProfileData', 'downloadTransactions'] as const),
];
/** Afterwards they are signed out. */
const ENDING: readonly OperationId[] = ['endSession', 'signOut', 'closeAccount'];

const FILTERS = {
  listActivity: {
    path: '/profile/activity',
    queries: { 'a word': 'q=MZ', 'a group': 'group=shipments', 'an actor': 'actor=session' },
  },
  listTransactions: {
    path: '/balance/transactions',
    queries: { 'a kind': 'kind=top_up', 'a direction': 'direction=out', oldest: 'sort=created_at' },
  },
};

const QUESTIONS: typeof LIST_QUESTIONS = {
  ...LIST_QUESTIONS,
  'a city, ten highest prices': ({ city }) => ({ city, sort: '-total_fee', limit: '10' }),
};

/** Every operation that reads, with each way of using the lists, a quote and a booking. */
export async function questionsOf(backend: TestBackend, company: Company): Promise<Question[]> {
  const { their, sought } = company;
  const list = (operation: string, name: string, path: string): Question => ({
    ...{ operation, name: `${operation}, ${name}` },
    async ask() {
      const first = await read(path);
      if (first.page.next_cursor === undefined) return;
      await read(`${path}${path.includes('?') ? '&' : '?'}cursor=${first.page.next_cursor}`);
    },
  });
  async function read(path: string) {
    const answer = await backend.get(their.owner, path);
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.body}`);
    return answer.json<{ page: { next_cursor?: string } }>();
  }
  return [
    ...operations(backend, their, ({ id, method }) => method === 'GET' && !WHOLE.includes(id)),
    ...(await bookings(backend, their)),
    ...sought.flatMap((each) =>
      Object.entries(QUESTIONS).map(([name, ask]) =>
        list('listShipments', name, `/shipments?${new URLSearchParams(ask(each)).toString()}`),
      ),
    ),
    ...Object.entries(FILTERS).flatMap(([operation, { path, queries }]) =>
      Object.entries({ newest: '', ...queries }).map(([name, query]) =>
        list(operation, name, `${path}?${query}`),
      ),
    ),
  ];
}

/** Every operation, also those that change something. */
export function everyOperation(backend: TestBackend, their: Belongings): Question[] {
  return [
    ...operations(backend, their, ({ id }) => !ENDING.includes(id)),
    ...operations(backend, their, ({ id }) => ENDING.includes(id)),
  ];
}

/** Everything that runs by the clock, except for what couriers do. */
export function everyJob({ database: db }: TestBackend, company: Company): Question[] {
  const [provider, ignore] = [new TestProvider(), () => undefined];
  const log = { info: ignore, warn: ignore, error: ignore };
  const messages = { deliver: () => Promise.resolve() };
  const publicUrl = 'https://mizan.example';
  const queue = { add: () => Promise.resolve() };
  const zid = { partnerToken: '', tell: () => Promise.resolve({ shipmentId: null }) };
  const platforms = { salla: null, zid };
  const sending = { messages, policy: 'public' as const };
  const { jobs } = jobsOf({ db, provider, ...sending, platforms, publicUrl, log }, null);
  const last = { account_id: company.their.owner.accountId, id: company.their.shipmentId };
  return [
    ...jobs.map(({ name, run }) => ({ operation: name, name, ask: () => run(new Date(), queue) })),
    ...[null, last].map((after) => ({
      operation: 'attend-shipments',
      name: `attend-shipments, ${after ? 'a later' : 'the first'} batch`,
      ask: () => selectAttended(db.kysely, after),
    })),
  ];
}

type Operation = ReturnType<typeof operationsOf<OperationId>>[number];

function operations(
  { app }: TestBackend,
  their: Belongings,
  included: (operation: Operation) => boolean,
): Question[] {
  const calls = callsFor(their);
  const keys = basic(their.clientKey, their.secretKey);
  return operationsOf(readContract())
    .filter(included)
    .map((operation) => {
      const { id, scheme } = operation;
      const headers = scheme === 'apiKey' ? keys : their.owner.headers;
      return { operation: id, name: id, ask: () => sendCall(app, operation, calls[id], headers) };
    });
}

async function bookings(backend: TestBackend, { owner }: Belongings): Promise<Question[]> {
  const [quote, next] = [await backend.quote(owner), await backend.quote(owner)];
  return [
    {
      ...{ operation: 'createQuote', name: 'createQuote' },
      ask: () => backend.quote(owner),
      nextQuoteId: newId('qte', new Date()),
    },
    {
      ...{ operation: 'createShipment', name: 'createShipment' },
      ask: async () => {
        const { statusCode, body } = await backend.create(owner, testOrder(quote), quote.id);
        if (statusCode !== 201) throw new Error(body);
      },
      nextQuoteId: next.id,
    },
  ];
}
