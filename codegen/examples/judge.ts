import type { ContractDocument } from '../../common/contract/document.ts';
import { AGREEMENT } from '../agreement/agreement.ts';
import { partsOf } from '../agreement/parts.ts';
import { events } from './events.ts';
import type { ExampleRule } from './example-rule.ts';
import { identifiers } from './identifiers.ts';
import { knownFrom } from './known.ts';
import { type NamedExample, placeOf } from './named-examples.ts';
import { places } from './places.ts';
import { problems } from './problems.ts';
import { reports } from './reports.ts';
import { texts } from './texts.ts';

export const RULES: readonly ExampleRule[] = [
  ...AGREEMENT,
  ...reports,
  ...identifiers,
  ...problems,
  ...texts,
  ...places,
  ...events,
];

export interface Fault {
  /** The rule that is broken. */
  rule: string;
  /** The example, and the value in it. */
  at: string;
  fault: string;
}

/** Says what is wrong with examples of the contract; of one that stands in several places, once. */
export function createJudge(contract: ContractDocument) {
  const known = knownFrom(contract);
  return (examples: readonly NamedExample[]): Fault[] => {
    const faults = new Map<string, Fault>();
    for (const example of examples) {
      for (const part of partsOf(contract, example)) {
        for (const { says, faultsOf } of RULES) {
          for (const fault of faultsOf({ part, example, known })) {
            const key = [example.name, part.pointer, says, fault].join(' ');
            const at = `${placeOf(example)} ${part.pointer}`;
            if (!faults.has(key)) faults.set(key, { rule: says, at, fault });
          }
        }
      }
    }
    return [...faults.values()];
  };
}
