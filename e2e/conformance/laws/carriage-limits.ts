import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { COD, type Quote, type QuoteRequest } from '../bookings.ts';
import type { ResultOf } from '../call.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

type Card = ResultOf<'getCourier'>['services'][number];
type Excluded = Quote['excluded'][number];

/** Couriers whose limits are tried, as there may be hundreds. */
const TRIED = 8;

interface Limit {
  reason: Excluded['reason'];
  /** What is shown of the limit. */
  shown: Partial<Excluded>;
  /** A parcel at the limit, and one just beyond it. */
  at: Partial<QuoteRequest>;
  beyond: Partial<QuoteRequest>;
}

function limitsOf({ max_weight, max_dimensions, cash_on_delivery }: Card): Limit[] {
  const { length, width, height } = max_dimensions;
  const collect = (amount: number): Partial<QuoteRequest> => ({
    payment_type: COD,
    amount_to_collect: { amount, currency: 'SAR' },
  });
  const cap = cash_on_delivery?.cap;
  return [
    {
      ...{ reason: 'overweight', shown: { max_weight } },
      ...{ at: { weight: max_weight }, beyond: { weight: max_weight + 1 } },
    },
    {
      ...{ reason: 'oversize', shown: { max_dimensions }, at: { length, width, height } },
      beyond: { length: Math.max(length, width, height) + 1, width: 1, height: 1 },
    },
    ...(cap
      ? [
          {
            ...{ reason: 'cod_over_cap' as const, shown: { cap } },
            ...{ at: collect(cap.amount), beyond: collect(cap.amount + 1) },
          },
        ]
      : []),
  ];
}

/** A way within the country that the service carries; undefined if there is none. */
function wayOf({
  lanes,
  coverage_areas,
}: Card): Pick<QuoteRequest, 'origin' | 'destination'> | undefined {
  const [from, to] = coverage_areas.filter((area) => !/^[A-Z]{2}$/.test(area));
  const has = (wanted: string) => lanes.some(({ lane }) => lane === wanted);
  const end = has('domestic') ? to : has('intra_city') ? from : undefined;
  if (from === undefined || end === undefined) return undefined;
  return { origin: { country: 'SA', city: from }, destination: { country: 'SA', city: end } };
}

async function limitsAreKept(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const { data } = await api.ok('listCouriers', { who, query: { limit: String(TRIED) } });
  let tried = 0;
  await withEach(data, async ({ id }) => {
    const { services } = await api.ok('getCourier', { who, path: { courier_id: id } });
    for (const card of services) {
      const way = wayOf(card);
      for (const { reason, shown, at, beyond } of way ? limitsOf(card) : []) {
        const excludedWith = async (parcel: Partial<QuoteRequest>) => {
          const body = { ...{ weight: 1_000, couriers: [id] }, ...way, ...parcel } as QuoteRequest;
          const { excluded } = await api.ok('createQuote', { who, body });
          return excluded.find(({ service_type }) => service_type === card.service_type);
        };
        const what = `${card.service_type} of ${id} with ${reason}`;
        alike((await excludedWith(at))?.reason === reason, false, `${what} at its limit`);
        const found = await excludedWith(beyond);
        alike({ ...found, ...shown, reason }, found, `${what} beyond its limit`);
        tried += 1;
      }
    }
  });
  if (tried === 0) throw new NotHeld('no courier carries parcels within the country');
}

export const carriageLimitLaws: readonly Law[] = [
  {
    id: 'carriage-limits',
    title: 'A courier takes a parcel at its limits and none beyond them',
    clause:
      '#/components/schemas/CourierService: max_weight, max_dimensions, cash_on_delivery.cap; ExcludedCourier',
    run: limitsAreKept,
  },
];
