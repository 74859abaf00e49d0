import { requestedBy } from '../account.ts';
import type { ResultOf } from '../call.ts';
import { openWorkspace } from '../workspace.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

interface Row {
  id: string;
}

/**
 * A filter splits a list into the rows for which something holds, and the others.
 *
 * @param read the rows of at most one page with the filter, or all without.
 */
async function splits(
  what: string,
  read: (value?: boolean) => Promise<readonly Row[]>,
  holding: ReadonlySet<string>,
): Promise<void> {
  const all = await read();
  for (const value of [true, false]) {
    const due = all.filter(({ id }) => holding.has(id) === value).map(({ id }) => id);
    const found = (await read(value)).map(({ id }) => id);
    alike(found.toSorted(), due.toSorted(), `${what} with ${value}`);
  }
}

async function couriersAreSplit(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  const who = requestedBy(await workspace.company());
  const reader = (name: string) => async (value?: boolean) => {
    const query = { limit: '100', ...(value !== undefined && { [name]: String(value) }) };
    return (await api.ok('listCouriers', { who, query })).data;
  };
  const ids = (await reader('favorites')()).map(({ id }) => id);
  const [favorite = ''] = ids;
  await api.ok('saveFavorite', { who, path: { courier_id: favorite }, body: {} });
  await splits('couriers by favorites', reader('favorites'), new Set([favorite]));

  const collecting = new Set<string>();
  for (const courier_id of ids) {
    const { services } = await api.ok('getCourier', { who, path: { courier_id } });
    const isOffered = services.some(({ cash_on_delivery: terms }) => terms !== undefined);
    if (isOffered) collecting.add(courier_id);
  }
  await splits('couriers by cash_on_delivery', reader('cash_on_delivery'), collecting);
}

async function branchesAreSplit(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  const who = requestedBy(await workspace.company());
  for (const courier_id of (await workspace.couriers()).slice(0, 3)) {
    const read = async (query: Record<string, string>) =>
      (
        await api.ok('listBranches', {
          ...{ who, path: { courier_id }, query: { limit: '100', ...query } },
        })
      ).data;
    const all = await read({});
    for (const name of ['drop_off', 'cash_payout'] as const) {
      const holding = new Set(all.filter((branch: Branch) => branch[name]).map(({ id }) => id));
      await splits(
        `branches by ${name}`,
        (value) => read(value === undefined ? {} : { [name]: String(value) }),
        holding,
      );
    }
  }
}

type Branch = ResultOf<'listBranches'>['data'][number];

export const splitFilterLaws: readonly Law[] = [
  {
    id: 'split-couriers',
    title: 'Couriers are those of a filter, or the others',
    clause: 'listCouriers: favorites, cash_on_delivery: if false, only the others',
    isAbout: ({ id }) => id === 'listCouriers',
    run: couriersAreSplit,
  },
  {
    id: 'split-branches',
    title: 'Branches are those of a filter, or the others',
    clause: 'listBranches: drop_off, cash_payout: if false, only the others',
    isAbout: ({ id }) => id === 'listBranches',
    run: branchesAreSplit,
  },
];
