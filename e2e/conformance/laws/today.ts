import { requestedBy } from '../account.ts';
import { book, newKey } from '../bookings.ts';
import { accountWith, alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Milliseconds by which clocks may differ. */
const TOLERANCE = 120_000;

async function todayIsCounted(bench: Bench): Promise<void> {
  const { api, lists, draw } = bench;
  const account = await accountWith(bench, 3_000_000, 'individual');
  const who = requestedBy(account);
  const nothing = { amount: 0, currency: 'SAR' };
  const none = { today: 0, yesterday: 0 };
  const noMoney = { today: nothing, yesterday: nothing };
  const { day, as_of, ...before } = await api.ok('getToday', { who });
  const off = Math.abs(Date.parse(as_of) - Date.now());
  expect(off <= TOLERANCE, `the numbers are as of ${as_of}`);
  const empty = {
    ...{ booked: none, delivered: none },
    ...{ shipping_charges: noMoney, cash_collected: noMoney },
  };
  alike(before, empty, 'the numbers of a new account');

  const { shipment } = await book(api, account, lists, draw);
  const { total_fee } = shipment.charge;
  const booked = await api.ok('getToday', { who });
  const path = { shipment_id: shipment.id };
  await api.ok('cancelShipment', { who, path, header: newKey() });
  const cancelled = await api.ok('getToday', { who });
  // At midnight in Riyadh everything begins anew.
  if (cancelled.day !== day) return;
  alike(booked.booked, { today: 1, yesterday: 0 }, 'the shipments after a booking');
  alike(booked.shipping_charges.today, total_fee, 'the charges after a booking');
  alike(cancelled.booked, { today: 1, yesterday: 0 }, 'the shipments after a cancellation');
  alike(cancelled.shipping_charges.today, nothing, 'the charges after a cancellation');

  const stranger = requestedBy(await accountWith(bench, 0));
  const theirs = await api.ok('getToday', { who: stranger });
  alike(theirs.booked, none, "another account's shipments");
}

export const todayLaws: readonly Law[] = [
  {
    id: 'today',
    title: "Today's numbers follow what happens",
    clause:
      'Today: shipments count whatever became of them, and refunds are taken off the charges of the day',
    run: todayIsCounted,
  },
];
