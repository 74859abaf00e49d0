import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

interface Fault {
  /** Dotted path of the field. */
  path: string;
  /** As `encodeFieldMessage` writes it. */
  message: string;
}

type Checked<Output> = { ok: true; output: Output } | { ok: false; faults: readonly Fault[] };

/**
 * Lets a plain function judge a form: it answers with what the form stands for, or with what is
 * wrong where. Of several faults of one field the first is shown.
 */
export function checkResolver<Values extends FieldValues, Output>(
  check: (values: Values) => Checked<Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const checked = check(values);
    if (checked.ok) return { values: checked.output, errors: {} };
    const errors: FieldErrors<Values> = {};
    const told = new Set<string>();
    for (const { path, message } of checked.faults) {
      if (!told.has(path)) set(errors, path, { type: 'check', message });
      told.add(path);
    }
    return { values: {}, errors };
  };
}
