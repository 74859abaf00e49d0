import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { runProcess } from './run-process.ts';

/**
 * `make bench-codegen`: seconds from a saved edit of the contract to fresh hooks, schemas and
 * types with the usual command. Makes five edits in a copy of the files that it reads and writes.
 */
const rounds = 5;
const aim = 5;
const repository = path.resolve(import.meta.dirname, '..');
const edited = 'openapi/paths/reference/cities.yaml';
const results = [
  'openapi/generated/types.ts',
  'src/api/generated/model/list-cities-params.ts',
  'src/api/generated/zod/reference/reference.zod.ts',
];

const copy = await mkdtemp(path.join(tmpdir(), 'bench-codegen-'));
try {
  for (const each of ['openapi', 'codegen', 'src/api', 'package.json', 'tsconfig.json']) {
    await mkdir(path.dirname(path.join(copy, each)), { recursive: true });
    await cp(path.join(repository, each), path.join(copy, each), { recursive: true });
  }
  await symlink(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));

  const load = loadavg()[0] ?? 0;
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) times.push(await measure(round));
  const median = times.toSorted((a, b) => a - b)[rounds >> 1] ?? NaN;
  console.log(
    `\nMedian of ${rounds}: ${median.toFixed(1)} s (aim: ${aim} s or less); ${availableParallelism()} cores, load average before it ${load.toFixed(1)}.`,
  );
} finally {
  await rm(copy, { recursive: true, force: true });
}

/** Adds a uniquely named parameter and waits until all generated code has it. */
async function measure(round: number): Promise<number> {
  const name = `measured_${round}`;
  const file = path.join(copy, edited);
  const parameter = `  parameters:\n    - { name: ${name}, in: query, schema: { type: boolean } }\n`;
  const source = await readFile(file, 'utf8');
  await writeFile(file, source.replace('  parameters:\n', parameter));

  const start = performance.now();
  const { code, output } = await runProcess('node', ['codegen/generate.ts'], { cwd: copy });
  const seconds = (performance.now() - start) / 1000;

  if (code !== 0) throw new Error(output);
  for (const result of results) {
    const text = await readFile(path.join(copy, result), 'utf8');
    if (!text.includes(name)) throw new Error(`${result} does not have the edit`);
  }
  console.log(`${round}. ${seconds.toFixed(1)} s`);
  return seconds;
}
