import { expect, test } from 'vitest';
import { showColumn, standardLayout } from './column-layout.ts';
import { nameProblem, readViews, shownView, viewBounds, type SavedView } from './saved-views.ts';

const columns = ['number', 'city'].map((id) => ({
  id,
  labelId: id,
  isExtra: false,
  pinned: undefined,
  canHide: true,
}));
const layout = standardLayout(columns);
const view = (id: string, name: string, search = ''): SavedView => ({
  id,
  name,
  search,
  arrangement: layout,
});

test('saved views are read back as stored', () => {
  const views = [view('1', 'في الطريق', 'status=pending'), view('2', 'Riyadh', 'city=riyadh')];
  expect(readViews(JSON.parse(JSON.stringify(views)), columns)).toEqual(views);
});

test.each([null, {}, 'x', [null, 7, {}, { id: '1', name: ' ', search: '' }, { id: 1 }]])(
  'saved views are empty for %j',
  (kept) => {
    expect(readViews(kept, columns)).toEqual([]);
  },
);

test('saved views are limited in number', () => {
  const many = Array.from({ length: 40 }, (_, at) => view(String(at), `view ${at}`));
  expect(readViews(many, columns)).toHaveLength(viewBounds.views);
});

test('saved views have unique names', () => {
  const views = [view('1', 'Late'), view('2', 'Riyadh')];
  expect(nameProblem(views, '  ')).toBe('empty');
  expect(nameProblem(views, ' Late ')).toBe('taken');
  expect(nameProblem(views, 'Late', '1')).toBeUndefined();
  expect(nameProblem(views, 'New')).toBeUndefined();
});

test('saved views are recognised by query and columns', () => {
  const views = [view('1', 'Late', 'stalled=true')];
  expect(shownView(views, 'stalled=true', layout)?.id).toBe('1');
  expect(shownView(views, '', layout)).toBeUndefined();
  expect(shownView(views, 'stalled=true', showColumn(layout, 'city', false))).toBeUndefined();
});
