import { encodeFieldMessage } from './field-message.ts';

interface Fault {
  /** Dotted path of the field. */
  path: string;
  /** As `encodeFieldMessage` encodes it. */
  message: string;
}

/** The output of a form, or its errors by field. */
export type Checked<Output> =
  { ok: true; output: Output } | { ok: false; faults: readonly Fault[] };

/** What a schema generated from the contract can do. */
export interface Schema<Output> {
  safeParse: (values: unknown) => {
    data?: Output;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
}

/** The output of a form before the schema validates it, and the rules that it breaks. */
export interface Read {
  wire: unknown;
  violations: readonly { pointer: string; code: string; params?: Record<string, unknown> }[];
  /** The form field for a path of `wire`, where they differ. */
  fieldOf?: (path: string) => string;
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
