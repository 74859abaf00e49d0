import type { FastifyRequest } from 'fastify';
import type { components } from '../../../../openapi/generated/types.ts';
import type { Database } from '../../../db/database.ts';
import { hashToken, newToken } from '../../../features/auth/tokens.ts';
import { openSession } from '../../../features/auth/sessions-store.ts';
import { handlers as right } from '../../../features/handlers.ts';
import { liveAccountOf, testAccountOf } from '../../../domain/test-account.ts';
import type { Account, AccountContext, OperationRequest } from '../../../http/operations.ts';
import { ProblemError } from '../../../http/problem.ts';
import { SCOPES } from '../../dead-keys.ts';
import { type Faults, inAnswersOf, inBodiesOf, inProblems, isFor, unless } from '../fault.ts';
import { asOwner } from './as-owner.ts';
import { withNewKey } from './repeats.ts';

type Scope = components['schemas']['ApiKeyScope'];

const isKey = ({ account }: AccountContext) => 'clientKey' in account;
const anybodys = {
  getShipment: asOwner('shipments', right.getShipment),
  cancelShipment: asOwner('shipments', right.cancelShipment),
};

/** Mistakes in what keys open. */
export const byKeyFaults = {
  'scopes-ignored': {
    does: 'A key may do everything, whatever its scopes say.',
    request: (request) => widenKeys(request, () => SCOPES),
  },
  'reading-is-writing': {
    does: 'A key that may read shipments may create and cancel them too.',
    request: (request) =>
      widenKeys(request, (scopes) =>
        scopes.includes('shipments_read') ? [...scopes, 'shipments_write'] : scopes,
      ),
  },
  'scope-missing-is-401': {
    does: 'A key without the scope of an operation is answered 401, as if it had ended.',
    answer: inProblems((problem, reply) => {
      if (problem.code !== 'insufficient_scope') return;
      reply.code(401);
      const code = 'unauthorized';
      Object.assign(problem, { status: 401, type: `urn:mizan:problem:${code}`, code });
    }),
  },
  'key-opens-website': {
    does: 'A key opens what only sessions may open.',
    request: actAsSession,
  },
  'foreign-shipment-by-key': {
    does: '`getShipmentByKey` shows any shipment to any key.',
    handlers: {
      getShipment: (request, context) =>
        (isKey(context) ? anybodys : right).getShipment(request, context),
    },
  },
  'foreign-cancellation-by-key': {
    does: '`cancelShipmentByKey` cancels any shipment for any key.',
    handlers: {
      cancelShipment: (request, context) =>
        (isKey(context) ? anybodys : right).cancelShipment(request, context),
    },
  },
  'key-ignored-by-key': {
    does: '`createShipmentByKey` refuses a repeated `Idempotency-Key`, because the quote is used.',
    handlers: {
      createShipment: (request, context) =>
        right.createShipment(isKey(context) ? withNewKey(request) : request, context),
    },
  },
  'source-of-website': {
    does: '`createShipmentByKey` books as if from the website.',
    answer: inAnswersOf('createShipmentByKey', (shipment) => (shipment.source = 'website')),
  },
  'oldest-first-by-key': {
    does: '`listTransactionsByKey` lists a page in the opposite order.',
    answer: inAnswersOf('listTransactionsByKey', ({ data }) => data.reverse()),
  },
  'courier-hidden-from-keys': {
    does: '`listCouriersByKey` leaves the first courier out.',
    answer: inAnswersOf('listCouriersByKey', ({ data }) => data.shift()),
  },
  'unknown-field-by-key': {
    does: '`createProductByKey` drops unknown fields instead of refusing them.',
    input: inBodiesOf('createProductByKey', (body) => {
      for (const name of Object.keys(body)) if (!PRODUCT_FIELDS.has(name)) delete body[name];
    }),
  },
  'half-address-by-key': {
    does: '`createShipmentByKey` accepts a receiver without a street or short address.',
    input: inBodiesOf('createShipmentByKey', ({ receiver }) => {
      const isWhole =
        typeof receiver !== 'object' || receiver === null || 'street_name' in receiver;
      if (!isWhole) Object.assign(receiver, { short_address: 'RRRD2929', ...receiver });
    }),
  },
  'limit-by-key-not-bounded': {
    does: '`listShipmentsByKey` accepts any `limit` and returns at most 100 rows.',
    input(request) {
      const query = request.query as { limit?: string };
      if (isFor(request, 'listShipmentsByKey') && Number(query.limit) > 100) query.limit = '100';
    },
  },
  'no-limit-headers-by-key': {
    does: '`getBalanceByKey` omits the documented `RateLimit-…` headers.',
    answer: inAnswersOf('getBalanceByKey', (_, reply) => {
      for (const name of ['limit', 'remaining', 'reset']) reply.removeHeader(`ratelimit-${name}`);
    }),
  },
  'cash-of-tests-not-collected': {
    does: '`moveTestShipment` leaves the cash uncollected when a parcel is delivered.',
    answer: inAnswersOf('moveTestShipment', (shipment) => {
      if (shipment.payment_status === 'cod_collected') shipment.payment_status = 'cod_pending';
    }),
  },
  'test-unmarked': {
    does: 'A shipment of a test key is not marked as one.',
    answer: inAnswersOf('createShipmentByKey', (shipment) => delete shipment.test),
  },
  'test-key-sees-real': {
    does: '`getShipmentByKey` shows real shipments to the test keys of their account.',
    handlers: {
      getShipment: unless('not_found', right.getShipment, async (_request, context) => {
        context.account.id = liveAccountOf(context.account.id);
      }),
    },
  },
  'test-balance-spent': {
    does: 'Bookings by a test key lower its balance.',
    answer: inAnswersOf('getBalanceByKey', ({ current_balance }) => {
      spent += 100;
      current_balance.amount -= spent;
    }),
  },
  'real-key-moves-tests': {
    does: '`moveTestShipment` lets live keys move the test shipments of their account.',
    handlers: {
      moveTestShipment: (request, context) =>
        right.moveTestShipment(request, {
          ...context,
          account: { ...context.account, id: testAccountOf(context.account.id) },
        }),
    },
  },
  'scans-happen-when-told': {
    does: '`moveTestShipment` ignores when a late scan happened.',
    input: inBodiesOf('moveTestShipment', (scan) => delete scan.occurred_at),
  },
  'latest-scan-decides': {
    does: 'The tracking status is that of the latest scan, even if it contradicts those before.',
    answer: inAnswersOf('trackShipmentByKey', (tracking) => {
      tracking.tracking_status = tracking.events[0]?.tracking_status ?? 'created';
    }),
  },
  'reasons-of-failures-lost': {
    does: '`moveTestShipment` forgets why a delivery failed.',
    input: inBodiesOf('moveTestShipment', (scan) => delete scan.failure_reason),
  },
  'any-event-taken': {
    does: '`moveTestShipment` accepts events that cannot happen, and ignores them.',
    handlers: {
      async moveTestShipment(request, context) {
        try {
          return await right.moveTestShipment(request, context);
        } catch (error) {
          if (!(error instanceof ProblemError && error.code === 'event_refused')) throw error;
          const { path } = request;
          const shown = { path, query: {}, header: {}, body: undefined };
          return right.getShipment(shown as OperationRequest<'getShipment'>, context);
        }
      },
    },
  },
} satisfies Faults;

let spent = 0;

const PRODUCT_FIELDS: ReadonlySet<string> = new Set([
  ...['sku', 'name_ar', 'name_en', 'price', 'weight', 'weight_unit', 'length', 'width', 'height'],
  ...['dimension_unit', 'category', 'barcode', 'description', 'archived', 'version'],
]);

/** Gives a key more scopes than it has, once it is known. */
function widenKeys(request: FastifyRequest, more: (scopes: Scope[]) => readonly Scope[]): void {
  let account: Account | null = null;
  Object.defineProperty(request, 'account', {
    get: () => account,
    set(known: Account | null) {
      const isOfKey = known !== null && 'clientKey' in known;
      account = isOfKey ? { ...known, scopes: [...more(known.scopes)] } : known;
    },
  });
}

/** Opens a session for a key. */
async function actAsSession(request: FastifyRequest, db: Database): Promise<void> {
  const { headers, routeOptions } = request;
  const encoded = /^Basic (\S+)$/.exec(headers.authorization ?? '')?.[1];
  if (routeOptions.config.operation?.scheme !== 'session' || encoded === undefined) return;
  const [clientKey = ''] = Buffer.from(encoded, 'base64').toString().split(':');
  const key = await db.kysely
    .selectFrom('api_keys')
    .select('account_id')
    .where('client_key', '=', clientKey)
    .executeTakeFirst();
  if (!key) return;
  const [token, now] = [newToken('mzs'), new Date()];
  await openSession(db.kysely, {
    ...{ accountId: key.account_id, tokenHash: hashToken(token), now },
    ...{ userAgent: undefined, country: undefined, expiresAt: new Date(now.getTime() + 60_000) },
  });
  headers.authorization = `Bearer ${token}`;
}
