import { createFormControl } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { decodeFieldMessage } from './field-message.ts';
import { landFieldErrors } from './land-field-errors.ts';

function parcelForm() {
  return createFormControl({
    defaultValues: { weight: null, receiver: { full_name: '' }, items: [{ name: '' }] },
  });
}

describe('landFieldErrors', () => {
  it("puts a problem's errors on the fields that their pointers name", () => {
    const form = parcelForm();
    const unmatched = landFieldErrors(form, [
      { pointer: '/receiver/full_name', code: 'required' },
      { pointer: '/weight', code: 'max', params: { maximum: 1_000_000 } },
    ]);
    expect(unmatched).toEqual([]);
    expect(messageOf(form, 'receiver.full_name')).toEqual({ code: 'required' });
    expect(messageOf(form, 'weight')).toEqual({ code: 'max', params: { maximum: 1_000_000 } });
  });

  it('returns the errors that no field can take', () => {
    const errors = [
      { pointer: '/quote_id', code: 'invalid_format' },
      { pointer: '', code: 'type' },
      { pointer: '/receiver', code: 'required' },
      { pointer: '/receiver/full_name/0', code: 'type' },
      { pointer: '/items/1/name', code: 'required' },
    ];
    expect(landFieldErrors(parcelForm(), errors)).toEqual(errors);
  });

  it('finds fields within lists, and lists themselves', () => {
    const form = parcelForm();
    const errors = [
      { pointer: '/items/0/name', code: 'required' },
      { pointer: '/items', code: 'max_items', params: { maximum: 0 } },
    ];
    expect(landFieldErrors(form, errors.slice(0, 1))).toEqual([]);
    expect(messageOf(form, 'items.0.name')).toEqual({ code: 'required' });
    expect(landFieldErrors(parcelForm(), errors.slice(1))).toEqual([]);
  });

  it('shows the first of several errors in one field', () => {
    const form = parcelForm();
    const errors = ['positive', 'number'].map((code) => ({ pointer: '/weight', code }));
    expect(landFieldErrors(form, errors)).toEqual([]);
    expect(messageOf(form, 'weight')).toEqual({ code: 'positive' });
  });

  it("maps names where the form's differ", () => {
    const form = parcelForm();
    const errors = [{ pointer: '/parcel/weight', code: 'number' }];
    expect(landFieldErrors(form, errors, (path) => path.replace('parcel.', ''))).toEqual([]);
    expect(messageOf(form, 'weight')).toEqual({ code: 'number' });
  });
});

function messageOf(
  form: ReturnType<typeof parcelForm>,
  name: 'weight' | 'receiver.full_name' | 'items.0.name',
) {
  return decodeFieldMessage(form.getFieldState(name).error?.message ?? '');
}
