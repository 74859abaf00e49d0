import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { handlers as right } from '../../../features/handlers.ts';
import type { OperationRequest } from '../../../http/operations.ts';
import { type Faults, inAnswersOf, run } from '../fault.ts';

/** Orders of stores that are not what the stores told. */
export const storeFaults = {
  'price-of-one-piece': {
    does: '`getStoreOrder` fills in the price of one piece as that of all.',
    answer: inAnswersOf('getStoreOrder', ({ draft: { price, quantity = 1 } }) => {
      if (price?.amount !== undefined) price.amount = Math.round(price.amount / quantity);
    }),
  },
  'cash-for-paid-orders': {
    does: '`listStoreOrders` has cash collected for orders that are paid.',
    answer: inAnswersOf('listStoreOrders', ({ data }) => {
      for (const order of data) {
        if (order.payment === 'paid') order.amount_to_collect = { amount: 100, currency: 'SAR' };
      }
    }),
  },
  'unreadable-as-nothing': {
    does: '`getStoreDelivery` says of a delivery that cannot be read that it had no effect.',
    answer: inAnswersOf('getStoreDelivery', ({ delivery }) => {
      if (delivery.effect === 'unreadable') delivery.effect = 'nothing';
    }),
  },
  'every-store-healthy': {
    does: '`getStore` calls every store healthy, however many deliveries it refused.',
    answer: inAnswersOf('getStore', ({ health }) => {
      health.level = 'healthy';
    }),
  },
  'never-too-late': {
    does: '`getOrderAddress` asks for the address of orders that were cancelled.',
    answer: inAnswersOf('getOrderAddress', (order) => {
      if (order.state === 'too_late') order.state = 'missing';
    }),
  },
  'address-outlives-the-next': {
    does: '`renewStoreAddress` returns a new address that does not exist, and the previous one keeps working.',
    handlers: {
      async renewStoreAddress(request, context) {
        const { body } = await right.getStore(
          { path: request.path } as OperationRequest<'getStore'>,
          context,
        );
        return { status: 200, body: { ...body, uuid: randomUUID() } };
      },
    },
  },
  'no-day-for-the-previous-secret': {
    does: '`renewStoreSecret` ends the previous secret at once, so that deliveries on their way are refused.',
    handlers: {
      async renewStoreSecret(request, context) {
        const answer = await right.renewStoreSecret(request, context);
        const { store_id: id } = request.path;
        await run(context, sql`update stores set previous_until = null where id = ${id}`);
        return answer;
      },
    },
  },
  'unknown-codes-counted-once': {
    does: '`listUnknownSkus` counts one order for each code, however many have it.',
    answer: inAnswersOf('listUnknownSkus', ({ data }) => {
      for (const each of data) each.orders = 1;
    }),
  },
} satisfies Faults;
