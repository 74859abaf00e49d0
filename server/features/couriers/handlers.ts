import { foldForSearch } from '../../../common/search-text.ts';
import { findCourier, selectCouriers, type Courier } from './store.ts';
import { measuredOf } from '../deliveries/measured.ts';
import { TIERS } from '../../domain/rate-card.ts';
import { nameList } from '../../http/cursor.ts';
import { toCourier, toCourierSummary } from './mapper.ts';
import type { Handlers, OperationRequest } from '../../http/operations.ts';
import { page, type PageRequest } from '../../http/page.ts';
import { problem } from '../../http/problem.ts';

type Sort = NonNullable<OperationRequest<'listCouriers'>['query']['sort']>;

/** A courier's position in a sorted list; the id breaks ties. */
type Position = [value: number, id: string];

/** There are only dozens of couriers, so the total is always exact and below the contract's cap. */
export const couriersHandlers = {
  async listCouriers({ query }, context) {
    const { q, tier, area, sort = '-rating' } = query;
    const list = nameList('couriers', context, { q, tier, area, sort });
    return page(query, list, async ({ after, limit }: PageRequest<Position>) => {
      const couriers = await selectCouriers(context.db.kysely, { tier, area });
      const found = couriers
        .filter((courier) => matches(courier, q))
        .map((courier) => ({ courier, position: positionOf(courier, sort) }))
        .sort((a, b) => compare(a.position, b.position));
      const rest =
        after === null ? found : found.filter(({ position }) => compare(position, after) > 0);
      const shown = rest.slice(0, limit);
      return {
        data: shown.map(({ courier }) => toCourierSummary(courier)),
        end: rest.length > limit ? (shown.at(-1)?.position ?? null) : null,
        total: found.length,
      };
    });
  },

  async getCourier({ path }, { db, now }) {
    const found = await findCourier(db.kysely, path.courier_id);
    if (found === undefined) throw problem(404, 'not_found');
    return { status: 200, body: toCourier(found.courier, found.cards, await measuredOf(db, now)) };
  },
} satisfies Pick<Handlers, 'listCouriers' | 'getCourier'>;

function matches({ code, name, description }: Courier, q: string | undefined): boolean {
  if (q === undefined) return true;
  const text = foldForSearch([code, name.ar, name.en, description.ar, description.en].join(' '));
  return foldForSearch(q)
    .split(' ')
    .every((word) => text.includes(word));
}

/** Descending sorts use negative values, so that one comparison serves all. */
function positionOf(courier: Courier, sort: Sort): Position {
  const value = sort.endsWith('rating') ? courier.rating_tenths : TIERS.indexOf(courier.tier);
  return [sort.startsWith('-') ? -value : value, courier.id];
}

function compare([value, id]: Position, [otherValue, otherId]: Position): number {
  if (value !== otherValue) return value - otherValue;
  return id < otherId ? -1 : Number(id > otherId);
}
