import type { components } from '../../../openapi/generated/types.ts';
import { CITIES, type Facts, type LifeEvent } from './merchant-life.ts';

type Order = components['schemas']['StoreOrder'];

/** An order in the words of this model. */
export interface Standing {
  number: string;
  state: Order['state'];
  status: string | undefined;
  payment: string | undefined;
  name: string | undefined;
  city: string | undefined;
  furtherProducts: number;
  /** Riyals. */
  toCollect: number | undefined;
}

/** How the orders of a store must stand after these events: the last by its time counts. */
export function expectedOrders(events: readonly LifeEvent[]): Map<string, Standing> {
  const lives = Map.groupBy(events, ({ number }) => number);
  return new Map([...lives].map(([number, life]) => [number, standingAfter(life, number)]));
}

function standingAfter(life: readonly LifeEvent[], number: string): Standing {
  const inTime = life.toSorted((one, other) => one.at - other.at);
  const status = inTime.at(-1)?.status;
  const facts = inTime.findLast((event) => event.facts !== null)?.facts;
  return {
    ...{ number, status, state: stateOf(status, facts) },
    ...{ payment: facts?.payment, name: facts?.name, city: facts?.city },
    furtherProducts: facts ? facts.pieces - 1 : 0,
    toCollect: facts?.payment === 'on_delivery' ? facts.total : undefined,
  };
}

function stateOf(status: string | undefined, facts: Facts | null | undefined): Order['state'] {
  if (status === 'cancelled' || status === 'refunded') return 'cancelled';
  if (status === 'shipping' || status === 'delivered') return 'left_out';
  const isKnown = facts && CITIES[facts.city] !== undefined;
  return isKnown && facts.payment !== 'unpaid' ? 'new' : 'needs_attention';
}

/** An order as the API shows it, in the words of the model. */
export function standingOf(order: Order): Standing {
  const cell = (field: string) => order.cells.find((each) => each.field === field)?.text;
  const { number, state, status, payment, amount_to_collect } = order;
  return {
    ...{ number, state, status, payment },
    ...{ name: cell('receiver.full_name'), city: cell('receiver.city') },
    furtherProducts: order.further_products,
    toCollect: amount_to_collect && amount_to_collect.amount / 100,
  };
}
