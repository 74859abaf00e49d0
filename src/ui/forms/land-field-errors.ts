import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { encodeFieldMessage } from './field-message.ts';

type FormToTell<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  'getValues' | 'setError'
>;

/** A problem's error for one part of the request (the contract's `FieldError`). */
export interface ServerFieldError {
  pointer: string;
  code: string;
  params?: Record<string, unknown>;
}

/** Maps a pointer's path to a field where form and contract differ. */
export type FieldOf = (path: string) => string;

/**
 * Puts a problem's errors on the form's fields: the pointer `/receiver/full_name` belongs to the
 * field `receiver.full_name`, `/items/0/name` to `items.0.name`. Of several errors in one field the
 * first is shown, and the first field gets the focus.
 *
 * @returns the errors that no field of the form can take; the form must show them itself.
 */
export function landFieldErrors<Values extends FieldValues, Output>(
  form: FormToTell<Values, Output>,
  errors: readonly ServerFieldError[],
  fieldOf: FieldOf = (path) => path,
): ServerFieldError[] {
  const told = new Set<string>();
  for (const error of errors) {
    const name = fieldOf(pathOf(error.pointer));
    if (!isField(form, name) || told.has(name)) continue;
    form.setError(
      name,
      { type: 'server', message: encodeFieldMessage(error) },
      { shouldFocus: told.size === 0 },
    );
    told.add(name);
  }
  return unmatchedErrors(form, errors, fieldOf);
}

/** The errors of a problem that no field of the form can take. */
export function unmatchedErrors<Values extends FieldValues, Output>(
  form: FormToTell<Values, Output>,
  errors: readonly ServerFieldError[],
  fieldOf: FieldOf = (path) => path,
): ServerFieldError[] {
  return errors.filter(({ pointer }) => !isField(form, fieldOf(pathOf(pointer))));
}

/** Converts an RFC 6901 pointer to a dotted path. */
function pathOf(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}

/**
 * A form names all its fields in its default values. An object that only contains fields is not
 * one.
 */
function isField<Values extends FieldValues, Output>(
  form: FormToTell<Values, Output>,
  name: string,
): name is FieldPath<Values> {
  let node: unknown = form.getValues();
  for (const part of name.split('.')) {
    if (typeof node !== 'object' || node === null || !(part in node)) return false;
    node = (node as Record<string, unknown>)[part];
  }
  return typeof node !== 'object' || node === null || Array.isArray(node);
}
