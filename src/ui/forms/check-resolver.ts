import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { installZodMessages } from './zod-messages.ts';

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

interface Schema<Output> {
  safeParse: (values: unknown) => {
    data?: Output;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/** Lets a schema generated from the contract judge a form. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: Schema<Output>,
): Resolver<Values, unknown, Output> {
  return checkResolver((values: Values) => {
    const { data, error } = schema.safeParse(values);
    if (data !== undefined) return { ok: true, output: data };
    const issues = error?.issues ?? [];
    return {
      ok: false,
      faults: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
    };
  });
}
