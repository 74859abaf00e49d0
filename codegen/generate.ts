import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import openapiTs, { astToString } from 'openapi-typescript';
import { generate as orval } from 'orval';
import { stringify } from 'yaml';
import { differences, generatedFolders, replaceFolders } from './generated-folders.ts';
import { orvalOutputs } from './orval-outputs.ts';
import { runProcess } from './run-process.ts';

/**
 * `npm run codegen`: openapi/ -> bundle -> types, React Query hooks, zod schemas.
 *
 * Everything is generated in a temporary copy before it replaces the committed files, so a contract
 * that cannot be generated leaves the working tree unchanged. With `--check` nothing is replaced:
 * the exit code is 1 if the committed files differ.
 */
const repository = path.resolve(import.meta.dirname, '..');
const marker = 'Generated from openapi/ by `npm run codegen`. Do not edit.';

const { values: flags } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const workshop = await mkdtemp(path.join(tmpdir(), 'codegen-'));
try {
  await prepare(workshop);
  await writeBundle(workshop);
  await writeTypes(workshop);
  for (const { input, output } of orvalOutputs(workshop)) {
    await orval({ input, output }, workshop);
  }
  const stale = await differences(repository, workshop);
  if (flags.check) {
    report(stale);
  } else {
    await replaceFolders(repository, workshop, stale);
    console.log(`Generated code: ${stale.length} of its files changed.`);
  }
} finally {
  await rm(workshop, { recursive: true, force: true });
}

/** The generators read the compiler options and the fetcher's types beside their output. */
async function prepare(root: string): Promise<void> {
  for (const folder of generatedFolders) await mkdir(path.join(root, folder), { recursive: true });
  for (const file of ['tsconfig.json', 'package.json']) {
    await cp(path.join(repository, file), path.join(root, file));
  }
  for (const link of ['node_modules', 'src/api/fetcher.ts']) {
    await symlink(path.join(repository, link), path.join(root, link));
  }
}

async function writeBundle(root: string): Promise<void> {
  const target = path.join(root, 'openapi/generated/openapi.json');
  const bundling = await runProcess(
    path.join(repository, 'node_modules/.bin/redocly'),
    ['bundle', 'openapi/openapi.yaml', '--config', 'openapi/rules/redocly.yaml', '-o', target],
    { cwd: repository },
  );
  if (bundling.code !== 0) throw new Error(`The contract cannot be bundled.\n${bundling.output}`);
  const contract: unknown = JSON.parse(await readFile(target, 'utf8'));
  const bundle = { ...(contract as object), 'x-generated': marker };
  await writeFile(target, `${JSON.stringify(bundle, null, 2)}\n`);
  await writeFile(
    target.replace(/json$/, 'yaml'),
    `# ${marker}\n${stringify(bundle, { aliasDuplicateObjects: false })}`,
  );
}

async function writeTypes(root: string): Promise<void> {
  const generated = path.join(root, 'openapi/generated');
  await writeTypesOf(path.join(generated, 'openapi.json'), path.join(generated, 'types.ts'));
  // One file without references to others: it needs no bundle.
  await writeTypesOf(
    path.join(repository, 'openapi/payment-provider.yaml'),
    path.join(generated, 'payment-provider.ts'),
  );
}

async function writeTypesOf(contract: string, target: string): Promise<void> {
  const types = await openapiTs(await readFile(contract, 'utf8'), { defaultNonNullable: false });
  await writeFile(target, `// ${marker}\n${astToString(types)}`);
}

function report(stale: readonly string[]): void {
  if (stale.length === 0) return;
  console.error(`Generated code is stale: run \`npm run codegen\`.\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}
