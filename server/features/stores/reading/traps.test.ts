import { expect, it } from 'vitest';
import { JUDGE_CONTEXT, judgeRows } from '../../import-batches/testing/judge-rows.ts';
import { cellsOfContent } from '../orders/order-cells.ts';
import { readSalla } from './salla/read-salla.ts';
import type { OrderContent, StoreEvent } from './store-event.ts';
import { type Trap, TRAPS } from './testing/traps.ts';
import { readZid } from './zid/read-zid.ts';

const read = ({ platform, event = '', body }: Trap): StoreEvent =>
  platform === 'salla' ? readSalla(body) : readZid(body, event);

function contentOf(trap: Trap): OrderContent {
  const event = read(trap);
  if (event.kind !== 'order' || !event.order.content) throw new Error('it has no order');
  return event.order.content;
}

/** What the order becomes, as the check of imported rows judges it. */
function judge(trap: Trap) {
  const [first] = judgeRows(cellsOfContent(contentOf(trap), JUDGE_CONTEXT.products));
  if (!first) throw new Error('it has no row');
  return first;
}

it.each(TRAPS.filter((trap) => trap.read))('$platform: $name', (trap) => {
  expect(read(trap)).toMatchObject(trap.read ?? {});
});

it.each(TRAPS.filter(({ shipment }) => shipment))('$platform becomes a shipment: $name', (trap) => {
  const { faults, judged } = judge(trap);
  expect(faults).toEqual([]);
  expect(judged?.order).toMatchObject(trap.shipment ?? {});
});

it.each(TRAPS.filter(({ faults }) => faults))('$platform needs attention: $name', (trap) => {
  expect(judge(trap).faults).toMatchObject(trap.faults ?? []);
});

it.each(TRAPS.filter(({ lacks }) => lacks))('$platform leaves cells empty: $name', (trap) => {
  const cells = Object.keys(contentOf(trap).cells);
  expect(cells.filter((field) => trap.lacks?.includes(field))).toEqual([]);
});
