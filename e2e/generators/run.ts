import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { type TestCase, writeJunit } from '../../codegen/junit.ts';
import { runProcess } from '../../codegen/run-process.ts';
import { samplePassword, startBackend } from '../support/backend.ts';

/**
 * Tests third-party client generators: each client is made from the bundle, compiled in strict mode
 * together with its journey, and run against its own backend. Writes reports/generators.xml; exit
 * code 1 if a step failed. Outside the full counts there is one generator.
 */
const isFull = process.env.TEST_COUNTS === 'full';
const repository = path.resolve(import.meta.dirname, '../..');
const bundle = path.join(repository, 'openapi/generated/openapi.json');
const programs = path.join(repository, 'node_modules/.bin');
const login = 'company@mizan.example';

/** Programs with their arguments; each writes into the folder `client`. */
const GENERATORS: Record<string, string[]> = {
  'hey-api': ['openapi-ts', '--input', bundle, '--output', 'client', '--no-log-file'],
  'swagger-typescript-api': [
    'swagger-typescript-api',
    'generate',
    '--path',
    bundle,
    '--output',
    'client',
    '--name',
    'api.ts',
    // Plain values, as the other generators make them.
    '--generate-union-enums',
  ],
  kubb: ['kubb', 'generate', bundle, '--config', path.join(import.meta.dirname, 'kubb.config.js')],
  'openapi-zod-client': ['openapi-zod-client', bundle, '--output', 'client/api.ts'],
  'openapi-typescript-codegen': [
    // Its program has the name of another package's, and npm links only one of them.
    'node',
    path.join(repository, 'node_modules/openapi-typescript-codegen/bin/index.js'),
    '--input',
    bundle,
    '--output',
    'client',
    '--useOptions',
    '--useUnionTypes',
  ],
  oazapfts: ['oazapfts', bundle, 'client/api.ts'],
};

/** The packages' own types are checked too. */
const COMPILER_OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'NodeNext',
  strict: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: false,
  types: ['node'],
  outDir: 'compiled',
};

interface Journey {
  journey: (baseUrl: string, login: string, password: string) => Promise<void>;
}

const cases: TestCase[] = [];
const backend = await startBackend();
const workshop = await mkdtemp(path.join(tmpdir(), 'generators-'));
try {
  await symlink(path.join(repository, 'node_modules'), path.join(workshop, 'node_modules'));
  const names = Object.keys(GENERATORS).slice(isFull ? 0 : -1);
  const sound = await Promise.all(names.map(make));
  // One after the other: they share an account.
  for (const name of names.filter((_, index) => sound[index])) {
    await step(`${name}: from signing in to the refund and out again`, () => walk(name));
  }
} finally {
  await backend.stop();
  await rm(workshop, { recursive: true, force: true });
}
await writeJunit(path.join(repository, 'reports/generators.xml'), 'generators', cases);
const failed = cases.filter(({ failure }) => failure !== undefined);
for (const { name, failure } of failed) console.error(`\n--- ${name}\n${failure}`);
console.log(`Generators: ${cases.length - failed.length} of ${cases.length} steps passed.`);
if (failed.length > 0) process.exitCode = 1;

/** False if there is no client, or it does not compile. */
async function make(name: string): Promise<boolean> {
  const folder = await prepare(name);
  const [program = '', ...args] = GENERATORS[name] ?? [];
  const isMade = await step(`${name} makes a client`, () => run(program, args, folder));
  return isMade && step(`${name}: it compiles in strict mode`, () => run('tsc', [], folder));
}

/** A folder with the journey, set up like a user's project. */
async function prepare(name: string): Promise<string> {
  const folder = path.join(workshop, name);
  const journeys = path.join(import.meta.dirname, 'journeys');
  await mkdir(path.join(folder, 'client'), { recursive: true });
  await cp(path.join(journeys, `${name}.ts`), path.join(folder, 'journey.ts'));
  await cp(path.join(journeys, 'booking.ts'), path.join(folder, 'booking.ts'));
  // What the client imports is the generator's choice: one of them still writes for zod 3.
  const own = path.join(repository, 'node_modules', name, 'node_modules');
  if (existsSync(own)) await symlink(own, path.join(folder, 'node_modules'));
  // The clients import their own files without extensions, which CommonJS allows.
  await writeFile(path.join(folder, 'package.json'), '{ "type": "commonjs" }');
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: COMPILER_OPTIONS, include: ['journey.ts', 'client'] }),
  );
  return folder;
}

async function walk(name: string): Promise<void> {
  const compiled = pathToFileURL(path.join(workshop, name, 'compiled/journey.js')).href;
  const { journey } = (await import(compiled)) as Journey;
  await journey(`${backend.url}/api`, login, samplePassword);
}

/** @throws with the program's output if it fails. */
async function run(program: string, args: string[], cwd: string): Promise<void> {
  const { code, output } = await runProcess(path.join(programs, program), args, { cwd });
  if (code !== 0) throw new Error(`${program} ended with ${code}:\n${output.slice(-4000)}`);
}

/** Records the outcome of one case; false if it failed. */
async function step(name: string, work: () => Promise<void>): Promise<boolean> {
  const start = performance.now();
  const failure = await work().then(
    () => undefined,
    (error: unknown) => inspect(error),
  );
  const seconds = (performance.now() - start) / 1000;
  cases.push({ name, seconds, ...(failure !== undefined && { failure }) });
  return failure === undefined;
}
