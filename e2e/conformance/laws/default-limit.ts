import { requestedBy } from '../account.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Default number of rows on a page (`Limit`). */
const LIMIT = 25;

async function pagesOfTwentyFive(bench: Bench): Promise<void> {
  const { api } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  for (let count = 0; count <= LIMIT; count += 1) {
    await api.ok('createShipmentDraft', { who, body: {} });
  }
  const { data, page } = await api.ok('listShipmentDrafts', { who });
  const isMore = page.next_cursor !== undefined;
  alike([data.length, isMore], [LIMIT, true], `the first page of ${LIMIT + 1} drafts`);
  const couriers = await api.ok('listCouriers', { who });
  const due = Math.min(LIMIT, couriers.page.total);
  alike(couriers.data.length, due, `the first page of ${couriers.page.total} couriers`);
}

export const defaultLimitLaws: readonly Law[] = [
  {
    id: 'default-limit',
    title: 'A page has 25 rows by default',
    clause: '#/components/parameters/Limit: how many to return, 25 by default',
    run: pagesOfTwentyFive,
  },
];
