import { beforeEach, expect, it, vi } from 'vitest';
import { clearDraft, keepDraft, readDraft } from './form-draft.ts';

const key = 'mizan_draft_parcel';
const kept = new Map<string, string>();
const defaults = {
  weight: null as number | null,
  receiver: { name: '', city: null as string | null },
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

it.each<[what: string, stored: string | undefined, read: object]>([
  ['the defaults while nothing is stored', undefined, defaults],
  [
    'the stored values merged over the defaults',
    '{"weight":2500,"receiver":{"city":"riyadh"}}',
    { weight: 2500, receiver: { name: '', city: 'riyadh' } },
  ],
  ['text that is no number, as typed', '{"weight":"abc"}', { ...defaults, weight: 'abc' }],
  ['without unknown fields and shapes', '{"colour":"red","receiver":"nobody"}', defaults],
  ['the defaults if it is invalid JSON', '{', defaults],
])('a draft is %s', (_what, stored, read) => {
  if (stored !== undefined) kept.set(key, stored);
  expect(readDraft('parcel', defaults)).toEqual(read);
});

it('a draft is deleted once saved', () => {
  kept.set(key, '{"weight":1}');
  clearDraft('parcel');
  expect(readDraft('parcel', defaults)).toEqual(defaults);
});

it('a secret is not stored', () => {
  const empty = { email: '', password: '' };
  keepDraft('account', { email: 'reem@shop.example', password: 'palm-lantern' }, ['password']);
  expect([...kept.values()].join()).not.toContain('palm');
  expect(readDraft('account', empty)).toEqual({ ...empty, email: 'reem@shop.example' });
});
