import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { ValueSet } from './answer-values.ts';

/** Values of some sets, with the reason that they share. */
export interface Unseen {
  /** Why the kit cannot bring them about; undefined if it could. */
  why?: string;
  sets: readonly ValueSet[];
}

type Reasons = Record<string, Record<string, string[]>>;

const reasons = Object.entries(
  parse(readFileSync(path.join(import.meta.dirname, 'beyond-reach.yaml'), 'utf8')) as Reasons,
);

/** The values that no answer had, by why: first those for which there is no reason. */
export function byReason(sets: readonly ValueSet[]): Unseen[] {
  const ofSets = (isMeant: (set: ValueSet, value: string) => boolean) =>
    sets
      .map((set) => ({ ...set, missing: set.missing.filter((value) => isMeant(set, value)) }))
      .filter(({ missing }) => missing.length > 0);
  const isExplained = ({ name }: ValueSet, value: string) =>
    reasons.some(([, own]) => own[name]?.includes(value));
  return [
    { sets: ofSets((set, value) => !isExplained(set, value)) },
    ...reasons.map(([why, own]) => ({
      why,
      sets: ofSets(({ name }, value) => own[name]?.includes(value) ?? false),
    })),
  ].filter(({ sets: found }) => found.length > 0);
}

/** The values for which there is no reason, each as one text. */
export function unexplained(sets: readonly ValueSet[]): string[] {
  return byReason(sets)
    .flatMap((unseen) => (unseen.why === undefined ? unseen.sets : []))
    .flatMap(({ name, size, missing }) =>
      missing.map((value) => `${value} of the ${size} values of ${name}`),
    );
}
