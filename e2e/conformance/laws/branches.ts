import { requestedBy } from '../account.ts';
import type { ResultOf } from '../call.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

type Branch = ResultOf<'listBranches'>['data'][number];

/** Couriers and cities that are tried, and branches on the longest page. */
const COURIERS = 3;
const CITIES = 2;
const LONGEST = 100;

const EARTH_RADIUS = 6_371_000;
/** Share by which distances may differ, as the earth is no sphere, and metres by rounding. */
const TOLERANCE = { share: 0.006, metres: 2 };

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres between two branches by the haversine formula, as the crow flies. */
function between(one: Branch, other: Branch): number {
  const [here, there] = [radians(one.latitude), radians(other.latitude)];
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const up = Math.sin((there - here) / 2) ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.sqrt(up + Math.cos(here) * Math.cos(there) * across));
}

async function nearestComeFirst(bench: Bench): Promise<void> {
  const { api, draw, lists } = bench;
  const who = requestedBy(await accountWith(bench, 0));
  const { data: couriers } = await api.ok('listCouriers', { who });
  for (const { id: courier_id } of couriers.slice(0, COURIERS)) {
    const read = async (query: Record<string, string>) =>
      (
        await api.ok('listBranches', {
          ...{ who, path: { courier_id }, query: { limit: String(LONGEST), ...query } },
        })
      ).data;
    const plain = await read({});
    const measured = plain.filter(({ distance }) => distance !== undefined);
    alike(measured, [], `branches of ${courier_id} with a distance from nowhere`);
    for (let count = 0; count < CITIES; count += 1) {
      const { code: near } = draw.one(lists.cities);
      judgeDistances(await read({ near }), `the branches of ${courier_id} near ${near}`);
    }
  }
}

/** Sorted, and such that all are measured from one point. */
function judgeDistances(branches: readonly Branch[], what: string): void {
  const distances = branches.map(({ distance }) => distance ?? -1);
  const sorted = distances.toSorted((a, b) => a - b);
  alike(distances, sorted, `${what}, the nearest first`);
  expect(!distances.includes(-1), `${what} lack distances`);
  for (const [at, one] of branches.entries()) {
    for (const other of branches.slice(at + 1, at + 10)) {
      const [near = 0, far = 0] = [one.distance, other.distance];
      const apart = between(one, other);
      const slack = TOLERANCE.metres + TOLERANCE.share * (near + far + apart);
      const isPossible = far - near <= apart + slack && near + far >= apart - slack;
      expect(isPossible, `${what}: ${near} m and ${far} m, but ${apart} m apart`);
    }
  }
}

export const branchLaws: readonly Law[] = [
  {
    id: 'near-branches',
    title: 'Branches near a city are sorted by their distances from its centre',
    clause: '#/components/schemas/Branch/properties/distance; listBranches: near',
    isAbout: ({ id }) => id === 'listBranches',
    run: nearestComeFirst,
  },
];
