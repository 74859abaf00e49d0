import { valueAt } from '../../common/contract/document.ts';
import { bundle, operationOf, type Operation, type OperationId, type Schema } from './contract.ts';

/** A set of values that answers can have, and those that no answer had. */
export interface ValueSet {
  /** Its name in the contract, or that of the first field that has it. */
  name: string;
  /** Number of all its values. */
  size: number;
  missing: string[];
}

/** Sets are told apart by their values, as the bundle repeats them wherever they are used. */
const keyOf = (values: NonNullable<Schema['enum']>) => JSON.stringify(values);

const names = new Map(
  Object.entries(bundle.components['schemas'] as Record<string, Schema>).flatMap(
    ([name, { enum: values }]) => (values ? [[keyOf(values), name] as const] : []),
  ),
);

const PROBLEM: Schema = bundle.components['schemas']?.['Problem'] ?? {};

/** Which values answers had, of each set of the contract. */
export class AnswerValues {
  private readonly seen = new Map<string, Set<string>>();

  /** Notes the values of an answer. */
  note(id: OperationId, status: number, body: unknown): void {
    const pointer = operationOf(id).responses.get(status);
    if (pointer) this.walk(schemaAt(pointer), body);
    // Some problems have a set of their own.
    if (status >= 400) this.walk(PROBLEM, body);
  }

  /** The sets of which the answers of these operations did not have each value, by name. */
  missingIn(operations: readonly Operation[]): ValueSet[] {
    const sets = new Map<string, ValueSet>();
    for (const pointer of operations.flatMap(({ responses }) => [...responses.values()])) {
      for (const [field, values] of pointer ? setsIn(schemaAt(pointer), '') : []) {
        const key = keyOf(values);
        const missing = values.map(String).filter((value) => !this.seen.get(key)?.has(value));
        sets.set(key, { name: names.get(key) ?? field, size: values.length, missing });
      }
    }
    return [...sets.values()]
      .filter(({ missing }) => missing.length > 0)
      .sort((one, other) => one.name.localeCompare(other.name));
  }

  private walk({ enum: values, properties = {}, items }: Schema, value: unknown): void {
    if (values) {
      const key = keyOf(values);
      const seen = this.seen.get(key) ?? new Set();
      this.seen.set(key, seen.add(String(value)));
    } else if (Array.isArray(value)) {
      for (const each of value) if (items) this.walk(items, each);
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, member] of Object.entries(value)) {
        if (properties[name]) this.walk(properties[name], member);
      }
    }
  }
}

const schemaAt = (pointer: string) => valueAt(bundle, pointer) as Schema;

function setsIn(
  { enum: values, properties = {}, items }: Schema,
  field: string,
): [field: string, values: NonNullable<Schema['enum']>][] {
  if (values) return [[field, values]];
  return [
    ...(items ? setsIn(items, field) : []),
    ...Object.entries(properties).flatMap(([name, each]) => setsIn(each, name)),
  ];
}
