import { type BookingDesk, type Customer, TEST_RECEIVER } from '../../booking-desk.ts';
import type { pagingFaults } from '../faults/paging.ts';
import { PRESET, page, movements, type Probe } from './probe.ts';

/** How to detect each of pagingFaults. */
export const pagingProbes: Record<keyof typeof pagingFaults, Probe> = {
  'cursor-skips-one': {
    look: ({ desk }) => twoPages(desk, '/balance/transactions?limit=2', threeTopUps),
    right: [2, 1],
    broken: [2, 0],
  },
  'cursor-repeats-one': {
    async look({ desk }) {
      const who = await desk.newCustomer(20_000);
      for (let count = 0; count < 3; count += 1) await desk.ship(who);
      const first = await page(desk, who, '/shipments?limit=2');
      const cursor = first.page.next_cursor ?? '';
      const second = await page(desk, who, `/shipments?limit=2&cursor=${cursor}`);
      return second.data[0]?.id === first.data[1]?.id;
    },
    right: false,
    broken: true,
  },
  'total-of-the-page': {
    async look({ desk }) {
      const who = await desk.newCustomer(0);
      await twoReceivers(desk, who);
      return (await page(desk, who, '/receivers?limit=1')).page.total;
    },
    right: 2,
    broken: 1,
  },
  'limit-ignored': {
    async look({ desk }) {
      const who = await desk.newCustomer(0);
      for (const name of ['أ', 'ب']) await desk.post(who, '/parcel-presets', { ...PRESET, name });
      return (await page(desk, who, '/parcel-presets?limit=1')).data.length;
    },
    right: 1,
    broken: 2,
  },
  'last-page-with-cursor': {
    async look({ desk }) {
      const who = await desk.newCustomer(0);
      await desk.post(who, '/shipment-drafts', {});
      const { next_cursor: cursor } = (await page(desk, who, '/shipment-drafts')).page;
      if (cursor === undefined) return 'no cursor';
      return (await page(desk, who, `/shipment-drafts?cursor=${cursor}`)).data.length;
    },
    right: 'no cursor',
    broken: 0,
  },
  'filter-ignored': {
    async look({ desk }) {
      const who = await desk.newCustomer(10_000);
      await desk.ship(who);
      return (await page(desk, who, '/shipments?status=completed')).data.length;
    },
    right: 0,
    broken: 1,
  },
  'sort-direction-ignored': {
    async look({ desk }) {
      const who = await desk.newCustomer(0);
      await threeTopUps(desk, who);
      const { data } = await movements(desk, who, '?sort=created_at');
      return data.map(({ sequence }) => sequence);
    },
    right: [1, 2, 3],
    broken: [3, 2, 1],
  },
  'search-ignored': {
    async look({ desk }) {
      const who = await desk.newCustomer(0);
      await twoReceivers(desk, who);
      return (await page(desk, who, '/receivers?q=nobody')).data.length;
    },
    right: 0,
    broken: 2,
  },
};

async function threeTopUps(desk: BookingDesk, who: Customer): Promise<void> {
  for (let count = 0; count < 3; count += 1) await desk.topUp(who, 1_000);
}

async function twoReceivers(desk: BookingDesk, who: Customer): Promise<void> {
  for (const full_name of ['ريم', 'سعود']) {
    await desk.post(who, '/receivers', { ...TEST_RECEIVER, full_name });
  }
}

async function twoPages(
  desk: BookingDesk,
  path: string,
  fill: (desk: BookingDesk, who: Customer) => Promise<void>,
): Promise<number[]> {
  const who = await desk.newCustomer(0);
  await fill(desk, who);
  const first = await page(desk, who, path);
  const second = await page(desk, who, `${path}&cursor=${first.page.next_cursor ?? ''}`);
  return [first.data.length, second.data.length];
}
