import { expect, test } from 'vitest';
import type { Favorite } from '../../api/generated/model/favorite.ts';
import { withChanges } from './with-changes.ts';

const favorite = (id: string, is_default = false) =>
  ({ courier: { id }, is_default, is_available: true }) as Favorite;
const favorites = [favorite('a', true), favorite('b'), favorite('c')];
const shown = (...changes: Parameters<typeof withChanges>[1]) =>
  withChanges(favorites, changes).map(({ courier, is_default }) =>
    is_default ? `${courier.id}*` : courier.id,
  );

test('nothing changes without changes, or with a star that is there', () => {
  expect(shown()).toEqual(['a*', 'b', 'c']);
  expect(shown({ courierId: 'b', input: {} })).toEqual(['a*', 'b', 'c']);
});

test('a removed favorite is gone until it is put back', () => {
  const removed = { courierId: 'a', input: null };
  expect(shown(removed)).toEqual(['b', 'c']);
  expect(shown(removed, { courierId: 'a', input: { is_default: true } })).toEqual(['a*', 'b', 'c']);
});

test('the last courier that was chosen is the only default', () => {
  const choose = (courierId: string) => ({ courierId, input: { is_default: true } });
  expect(shown(choose('b'))).toEqual(['a', 'b*', 'c']);
  expect(shown(choose('b'), choose('c'))).toEqual(['a', 'b', 'c*']);
  expect(shown({ courierId: 'a', input: { is_default: false } })).toEqual(['a', 'b', 'c']);
});
