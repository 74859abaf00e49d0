import { type TestBackend, type Customer, TEST_RECEIVER } from '../../test-backend.ts';
import type { pagingFaults } from '../faults/paging.ts';
import { PRESET, page, movements, type Probe } from './probe.ts';

/** How to detect each of pagingFaults. */
export const pagingProbes: Record<keyof typeof pagingFaults, Probe> = {
  'cursor-skips-one': {
    look: ({ backend }) => twoPages(backend, '/balance/transactions?limit=2', threeTopUps),
    right: [2, 1],
    broken: [2, 0],
  },
  'cursor-repeats-one': {
    async look({ backend }) {
      const who = await backend.newCustomer(20_000);
      for (let count = 0; count < 3; count += 1) await backend.ship(who);
      const first = await page(backend, who, '/shipments?limit=2');
      const cursor = first.page.next_cursor ?? '';
      const second = await page(backend, who, `/shipments?limit=2&cursor=${cursor}`);
      return second.data[0]?.id === first.data[1]?.id;
    },
    right: false,
    broken: true,
  },
  'total-of-the-page': {
    async look({ backend }) {
      const who = await backend.newCustomer(0);
      await twoReceivers(backend, who);
      return (await page(backend, who, '/receivers?limit=1')).page.total;
    },
    right: 2,
    broken: 1,
  },
  'limit-ignored': {
    async look({ backend }) {
      const who = await backend.newCustomer(0);
      for (const name of ['أ', 'ب'])
        await backend.post(who, '/parcel-presets', { ...PRESET, name });
      return (await page(backend, who, '/parcel-presets?limit=1')).data.length;
    },
    right: 1,
    broken: 2,
  },
  'last-page-with-cursor': {
    async look({ backend }) {
      const who = await backend.newCustomer(0);
      await backend.post(who, '/shipment-drafts', {});
      const { next_cursor: cursor } = (await page(backend, who, '/shipment-drafts')).page;
      if (cursor === undefined) return 'no cursor';
      return (await page(backend, who, `/shipment-drafts?cursor=${cursor}`)).data.length;
    },
    right: 'no cursor',
    broken: 0,
  },
  'filter-ignored': {
    async look({ backend }) {
      const who = await backend.newCustomer(10_000);
      await backend.ship(who);
      return (await page(backend, who, '/shipments?status=completed')).data.length;
    },
    right: 0,
    broken: 1,
  },
  'sort-direction-ignored': {
    async look({ backend }) {
      const who = await backend.newCustomer(0);
      await threeTopUps(backend, who);
      const { data } = await movements(backend, who, '?sort=created_at');
      return data.map(({ sequence }) => sequence);
    },
    right: [1, 2, 3],
    broken: [3, 2, 1],
  },
  'search-ignored': {
    async look({ backend }) {
      const who = await backend.newCustomer(0);
      await twoReceivers(backend, who);
      return (await page(backend, who, '/receivers?q=nobody')).data.length;
    },
    right: 0,
    broken: 2,
  },
};

async function threeTopUps(backend: TestBackend, who: Customer): Promise<void> {
  for (let count = 0; count < 3; count += 1) await backend.topUp(who, 1_000);
}

async function twoReceivers(backend: TestBackend, who: Customer): Promise<void> {
  for (const full_name of ['ريم', 'سعود']) {
    await backend.post(who, '/receivers', { ...TEST_RECEIVER, full_name });
  }
}

async function twoPages(
  backend: TestBackend,
  path: string,
  fill: (backend: TestBackend, who: Customer) => Promise<void>,
): Promise<number[]> {
  const who = await backend.newCustomer(0);
  await fill(backend, who);
  const first = await page(backend, who, path);
  const second = await page(backend, who, `${path}&cursor=${first.page.next_cursor ?? ''}`);
  return [first.data.length, second.data.length];
}
