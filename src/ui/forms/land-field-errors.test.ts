import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { decodeFieldMessage } from './field-message.ts';
import { landFieldErrors } from './land-field-errors.ts';

type FieldErrors = Parameters<typeof landFieldErrors>[1];

/** Puts errors into a form; returns its message at a field, and the errors without a field. */
function land(
  errors: FieldErrors,
  at: 'weight' | 'receiver.full_name' | 'items.0.name' | 'items',
  rename?: (path: string) => string,
) {
  const form = createFormControl({
    defaultValues: { weight: null, receiver: { full_name: '' }, items: [{ name: '' }] },
  });
  const unmatched = landFieldErrors(form, errors, rename);
  const { message = '' } = form.getFieldState(at).error ?? {};
  return { unmatched, said: decodeFieldMessage(message) };
}

const required = { code: 'required' };
const max = { code: 'max', params: { maximum: 1_000_000 } };

it.each([
  ['/receiver/full_name', 'receiver.full_name', [required]],
  ['/weight', 'weight', [max]],
  ['/items/0/name', 'items.0.name', [required]],
  ['/weight', 'weight', [{ code: 'positive' }, { code: 'number' }]],
] as const)('the first error of %s is put on %s', (pointer, at, told) => {
  const errors = told.map((each) => ({ pointer, ...each }));
  expect(land(errors, at)).toEqual({ unmatched: [], said: told[0] });
});

it('a list has errors of its own', () => {
  const errors = [{ pointer: '/items', code: 'max_items', params: { maximum: 0 } }];
  expect(land(errors, 'items').unmatched).toEqual([]);
});

it('names are mapped where the form differs', () => {
  const errors = [{ pointer: '/parcel/weight', code: 'number' }];
  const rename = (path: string) => path.replace('parcel.', '');
  expect(land(errors, 'weight', rename)).toEqual({ unmatched: [], said: { code: 'number' } });
});

it('returns the errors that no field can take', () => {
  const pointers = ['/quote_id', '', '/receiver', '/receiver/full_name/0', '/items/1/name'];
  const errors = pointers.map((pointer) => ({ pointer, code: 'type' }));
  expect(land(errors, 'weight').unmatched).toEqual(errors);
});
