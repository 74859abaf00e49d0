import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { encodeFieldMessage } from './field-message.ts';
import { installZodMessages } from './zod-messages.ts';

interface Fault {
  /** Dotted path of the field. */
  path: string;
  /** As `encodeFieldMessage` encodes it. */
  message: string;
}

/** The output of a form, or its errors by field. */
export type Checked<Output> =
  { ok: true; output: Output } | { ok: false; faults: readonly Fault[] };

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

interface Schema<Output> {
  safeParse: (values: unknown) => {
    data?: Output;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/** Validates a form with a schema generated from the contract. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: Schema<Output>,
): Resolver<Values, unknown, Output> {
  return ruledResolver(schema, (values: Values) => ({ wire: values, violations: [] }));
}

/** The output of a form before the schema validates it, and the rules that it breaks. */
interface Read {
  wire: unknown;
  violations: readonly { pointer: string; code: string; params?: Record<string, unknown> }[];
  /** The form field for a path of `wire`, where they differ. */
  fieldOf?: (path: string) => string;
}

/** The same, with rules in addition to the schema. */
export function ruledResolver<Values extends FieldValues, Output>(
  schema: Schema<Output>,
  read: (values: Values) => Read,
): Resolver<Values, unknown, Output> {
  return checkResolver((values: Values) => judge(schema, read(values)));
}

/**
 * Validates by the rules and the schema. The rules come first because they are more specific: a
 * phone number that is too short also has a wrong format.
 */
export function judge<Output>(
  schema: Schema<Output>,
  { wire, violations, fieldOf = (path) => path }: Read,
): Checked<Output> {
  const { data, error } = schema.safeParse(wire);
  const faults = [
    ...violations.map((violation) => ({
      path: violation.pointer.slice(1).replaceAll('/', '.'),
      message: encodeFieldMessage(violation),
    })),
    ...(error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
  ].map(({ path, message }) => ({ path: fieldOf(path), message }));
  return data !== undefined && faults.length === 0
    ? { ok: true, output: data }
    : { ok: false, faults };
}
