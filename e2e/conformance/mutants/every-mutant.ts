import { globSync, readFileSync } from 'node:fs';
import { type Mutant, nameOf } from './mutant.ts';
import { ownMutants } from './own-mutants.ts';
import { strykerMutants } from './stryker-mutants.ts';

/** Handlers, domain, stores and mappers. */
const sources = ['server/features/**/*.ts', 'server/domain/**/*.ts'];
const isTest = /\.test\.ts$|\/testing\//;

/** Every mistake that can be made in the server's source, in the order of files. */
export async function everyMutant(): Promise<Mutant[]> {
  const files = sources
    .flatMap((pattern) => globSync(pattern))
    .filter((name) => !isTest.test(name));
  const found: Mutant[] = [];
  for (const file of files.toSorted()) found.push(...(await mutantsIn(file)));
  return found;
}

/**
 * The mistake with this name (see `nameOf`).
 *
 * @throws RangeError if there is none.
 */
export async function mutantNamed(name: string): Promise<Mutant> {
  const [file = ''] = name.split(':');
  const text = readFileSync(file, 'utf8');
  const found = (await mutantsIn(file)).find((mutant) => nameOf(mutant, text) === name);
  if (!found) throw new RangeError(`--name: there is no mistake ${name}`);
  return found;
}

async function mutantsIn(file: string): Promise<Mutant[]> {
  const text = readFileSync(file, 'utf8');
  return [...(await strykerMutants(file, text)), ...ownMutants(file, text)];
}
