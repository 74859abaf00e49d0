import { expect, it } from 'vitest';
import { StoreOrderState } from '../../../api/generated/model/store-order-state.ts';
import { actionsOf, bookableOf } from './order-actions.ts';

it.each([
  ['new', [], ['book', 'leaveOut']],
  ['needs_attention', ['wrong_fields'], ['book', 'leaveOut']],
  ['needs_attention', ['cancelled_at_store'], ['keep']],
  ['booked', [], []],
  ['delivered', [], []],
  ['cancelled', [], []],
  ['left_out', ['dismissed'], ['takeBack']],
] as const)('an order that is %s for %j offers %j', (state, reasons, actions) => {
  expect(actionsOf({ state, reasons: [...reasons] })).toEqual(actions);
});

it('books those of several orders that are not booked, cancelled or left out', () => {
  const orders = Object.values(StoreOrderState).map((state) => ({ state, reasons: [] }));
  expect(bookableOf(orders).map(({ state }) => state)).toEqual(['new', 'needs_attention']);
});
