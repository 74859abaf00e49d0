import { journeys } from './journeys.ts';
import { ledger } from './ledger.ts';
import { money } from './money.ts';
import type { Part } from './parts.ts';
import type { Rule } from './rule.ts';
import { times } from './times.ts';
import { totals } from './totals.ts';

/** What follows from the contract's words for every value, in an example as in an answer. */
export const AGREEMENT: readonly Rule[] = [...money, ...ledger, ...totals, ...journeys, ...times];

const aboutAny = AGREEMENT.filter(({ schemas }) => schemas === undefined);

/** By the schemas that they are about. */
const bySchema = new Map<string, Rule[]>();
for (const rule of AGREEMENT) {
  for (const name of rule.schemas ?? []) bySchema.set(name, [...(bySchema.get(name) ?? []), rule]);
}

/** The rules that may be about a value. Objects alone are of schemas without a name. */
export function rulesFor({ schema, value }: Part): readonly Rule[] {
  const own = (schema !== undefined && bySchema.get(schema)) || [];
  return typeof value === 'object' && value !== null ? [...own, ...aboutAny] : own;
}
