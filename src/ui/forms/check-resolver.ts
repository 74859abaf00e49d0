import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { judge, type Checked, type Read, type Schema } from './judge.ts';
import { installZodMessages } from './zod-messages.ts';

/**
 * Validates a form with a plain function, which returns the form's output or its errors. Of several
 * errors in one field the first is shown.
 */
export function checkResolver<Values extends FieldValues, Output>(
  check: (values: Values) => Checked<Output>,
): Resolver<Values, unknown, Output> {
  installZodMessages();
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

/** Validates a form with a schema generated from the contract. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: Schema<Output>,
): Resolver<Values, unknown, Output> {
  return ruledResolver(schema, (values: Values) => ({ wire: values, violations: [] }));
}

/** The same, with rules in addition to the schema. */
export function ruledResolver<Values extends FieldValues, Output>(
  schema: Schema<Output>,
  read: (values: Values) => Read,
): Resolver<Values, unknown, Output> {
  return checkResolver((values: Values) => judge(schema, read(values)));
}
