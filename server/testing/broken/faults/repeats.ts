import { randomUUID } from 'node:crypto';
import { handlers as right } from '../../../features/handlers.ts';
import type { OperationRequest, AccountContext } from '../../../http/operations.ts';
import { ProblemError } from '../../../http/problem.ts';
import { type Faults, isFor } from '../fault.ts';

/** `Idempotency-Key` ignored or misused. */
export const repeatFaults = {
  'key-ignored': {
    does: '`createTopUp` starts another top-up for a repeated key.',
    handlers: {
      createTopUp: (request, context) => right.createTopUp(withNewKey(request), context),
    },
  },
  'key-ignored-in-booking': {
    does: '`createShipment` refuses a repeated key, because the quote is used.',
    handlers: {
      createShipment: (request, context) => right.createShipment(withNewKey(request), context),
    },
  },
  'key-not-required': {
    does: '`createTopUp` accepts a request without an `Idempotency-Key`.',
    request(request) {
      if (isFor(request, 'createTopUp')) request.headers['idempotency-key'] ??= randomUUID();
    },
  },
  'other-body-accepted': {
    does: '`createTopUp` answers a different body with a used key like the first.',
    handlers: {
      async createTopUp(request, context) {
        const place = placeOf(request, context);
        const first = firstTopUps.get(place) ?? request;
        firstTopUps.set(place, first);
        return right.createTopUp(first, context);
      },
    },
  },
  'repeat-answered-otherwise': {
    does: '`createShipment` answers a repeated key with the shipment’s current state.',
    handlers: {
      async createShipment(request, context) {
        const answer = await right.createShipment(request, context);
        const place = placeOf(request, context);
        if (booked.has(place)) answer.body.updated_at = context.now.toISOString();
        booked.add(place);
        return answer;
      },
    },
  },
  'key-ignored-in-making': {
    does: '`createApiKey` makes another key for a repeated `Idempotency-Key`.',
    handlers: {
      createApiKey: (request, context) => right.createApiKey(withNewKey(request), context),
    },
  },
  'key-ignored-in-pricing-by-key': {
    does: '`createQuoteByKey` makes another quote for a repeated `Idempotency-Key`.',
    handlers: {
      createQuote: (request, context) =>
        right.createQuote('clientKey' in context.account ? withNewKey(request) : request, context),
    },
  },
  'other-upload-accepted': {
    does: '`createImportBatch` does not compare the files of two requests with one key.',
    handlers: {
      createImportBatch(request, context) {
        const place = placeOf(request, context);
        const first = firstUploads.get(place) ?? request;
        firstUploads.set(place, first);
        return right.createImportBatch(first, context);
      },
    },
  },
  'refusal-keeps-its-key': {
    does: '`createShipment` refuses a key again that it has refused for want of balance.',
    handlers: {
      async createShipment(request, context) {
        const place = placeOf(request, context);
        try {
          const refusal = refusals.get(place);
          if (refusal) throw refusal;
          return await right.createShipment(request, context);
        } catch (error) {
          const isPoor = error instanceof ProblemError && error.code === 'insufficient_balance';
          if (isPoor) refusals.set(place, error);
          throw error;
        }
      },
    },
  },
  'cancelled-twice': {
    does: '`cancelShipment` answers 200 for a shipment that is already cancelled.',
    handlers: {
      async cancelShipment(request, context) {
        try {
          return await right.cancelShipment(request, context);
        } catch (error) {
          if (!(error instanceof ProblemError && error.code === 'already_cancelled')) throw error;
          const { path } = request;
          return right.getShipment({ path } as OperationRequest<'getShipment'>, context);
        }
      },
    },
  },
} satisfies Faults;

const firstTopUps = new Map<string, OperationRequest<'createTopUp'>>();
const firstUploads = new Map<string, OperationRequest<'createImportBatch'>>();
const booked = new Set<string>();
const refusals = new Map<string, ProblemError>();

interface Keyed {
  header: { 'Idempotency-Key'?: string | undefined };
}

/** The same request, as if for the first time. */
export function withNewKey<Request extends Keyed>(request: Request): Request {
  return { ...request, header: { ...request.header, 'Idempotency-Key': randomUUID() } };
}

function placeOf({ header }: Keyed, { account }: AccountContext): string {
  return `${account.id} ${header['Idempotency-Key']}`;
}
