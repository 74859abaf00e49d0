import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft, readDraft } from './form-draft.ts';

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
    removeItem: (name: string) => kept.delete(name),
  });
});

describe('drafts', () => {
  it('are the defaults while nothing is stored', () => {
    expect(readDraft('parcel', defaults)).toEqual(defaults);
  });

  it('merge stored values over the defaults', () => {
    kept.set(key, JSON.stringify({ weight: 2500, receiver: { city: 'riyadh' } }));
    expect(readDraft('parcel', defaults)).toEqual({
      weight: 2500,
      receiver: { name: '', city: 'riyadh' },
    });
  });

  it('keep text that is not a number as it was typed', () => {
    kept.set(key, JSON.stringify({ weight: 'abc' }));
    expect(readDraft<object>('parcel', defaults)).toMatchObject({ weight: 'abc' });
  });

  it('drop fields and shapes that the form does not have', () => {
    kept.set(key, JSON.stringify({ colour: 'red', receiver: 'nobody' }));
    expect(readDraft('parcel', defaults)).toEqual(defaults);
  });

  it('survive invalid JSON', () => {
    kept.set(key, '{');
    expect(readDraft('parcel', defaults)).toEqual(defaults);
  });

  it('are deleted once saved', () => {
    kept.set(key, JSON.stringify({ weight: 1 }));
    clearDraft('parcel');
    expect(readDraft('parcel', defaults)).toEqual(defaults);
  });
});
