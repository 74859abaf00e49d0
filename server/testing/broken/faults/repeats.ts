import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { handlers as right } from '../../../features/handlers.ts';
import type { OperationRequest, SignedInContext } from '../../../http/operations.ts';
import { ProblemError } from '../../../http/problem.ts';
import { testOrder } from '../../test-backend.ts';
import { type Faults, isFor } from '../fault.ts';
import { type Client, sees, TOP_UP } from '../probe.ts';

/** `Idempotency-Key` ignored or misused. */
export const repeatFaults = {
  'key-ignored': {
    does: '`createTopUp` starts another top-up for a repeated key.',
    handlers: {
      createTopUp: (request, context) => right.createTopUp(withNewKey(request), context),
    },
    probe: sees([201, 201, true], [201, 201, false], (client) => topUpTwice(client, TOP_UP)),
  },
  'key-ignored-in-booking': {
    does: '`createShipment` refuses a repeated key, because the quote is used.',
    handlers: {
      createShipment: (request, context) => right.createShipment(withNewKey(request), context),
    },
    probe: sees([201, 201], [201, 409], async (client) => {
      return (await bookTwice(client)).map(({ statusCode }) => statusCode);
    }),
  },
  'key-not-required': {
    does: '`createTopUp` accepts a request without an `Idempotency-Key`.',
    request(request) {
      if (isFor(request, 'createTopUp')) request.headers['idempotency-key'] ??= randomUUID();
    },
    probe: sees(400, 201, ({ status }) => status('POST /top-ups', TOP_UP)),
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
    probe: sees([201, 422, false], [201, 201, true], (client) =>
      topUpTwice(client, { ...TOP_UP, description: 'x' }),
    ),
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
    probe: sees(true, false, async (client) => {
      const [first, second] = await bookTwice(client);
      return first.payload === second.payload;
    }),
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
    probe: sees(409, 200, async (client) => {
      const { id } = await client.ship();
      await client.backend.cancel(client, id);
      return (await client.backend.cancel(client, id)).statusCode;
    }),
  },
} satisfies Faults;

const firstTopUps = new Map<string, OperationRequest<'createTopUp'>>();
const booked = new Set<string>();

interface Keyed {
  header: { 'Idempotency-Key': string };
}

function withNewKey<Request extends Keyed>(request: Request): Request {
  return { ...request, header: { ...request.header, 'Idempotency-Key': randomUUID() } };
}

function placeOf({ header }: Keyed, { account }: SignedInContext): string {
  return `${account.id} ${header['Idempotency-Key']}`;
}

async function topUpTwice({ send }: Client, other: object) {
  const key = { 'idempotency-key': randomUUID() };
  const first = await send('POST /top-ups', TOP_UP, key);
  const second = await send('POST /top-ups', other, key);
  const isSame = first.json<{ id?: string }>().id === second.json<{ id?: string }>().id;
  return [first.statusCode, second.statusCode, isSame];
}

async function bookTwice(
  client: Client,
): Promise<[LightMyRequestResponse, LightMyRequestResponse]> {
  const { backend } = client;
  const order = testOrder(await backend.quote(client));
  const key = randomUUID();
  const first = await backend.create(client, order, key);
  await new Promise((resolve) => setTimeout(resolve, 5));
  return [first, await backend.create(client, order, key)];
}
