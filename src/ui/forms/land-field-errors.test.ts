import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { decodeFieldMessage } from './field-message.ts';
import { landFieldErrors } from './land-field-errors.ts';

type Rename = Parameters<typeof landFieldErrors>[2];
type FieldErrors = Parameters<typeof landFieldErrors>[1];

/** Puts errors into a form; returns its message at a field, and the errors without a field. */
function land(
  errors: FieldErrors,
  at: 'weight' | 'receiver.full_name' | 'items.0.name' | 'items',
  rename?: Rename,
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
  [
    'of an object',
    [{ pointer: '/receiver/full_name', ...required }],
    'receiver.full_name',
    required,
  ],
  ['with its limits', [{ pointer: '/weight', ...max }], 'weight', max],
  ['of a list', [{ pointer: '/items/0/name', ...required }], 'items.0.name', required],
  [
    'with its first error',
    ['positive', 'number'].map((code) => ({ pointer: '/weight', code })),
    'weight',
    { code: 'positive' },
  ],
] as const)(
  'an error is put on the field that its pointer names: %s',
  (_what, errors, at, said) => {
    expect(land([...errors], at)).toEqual({ unmatched: [], said });
  },
);

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
