import { type Faults, inAnswersOf } from '../fault.ts';

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
} satisfies Faults;
