import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import * as z from 'zod/mini';
import { differences, replaceFolders } from './generated-folders.ts';
import { marker, prepareWorkshop, typesOf, writeClient } from './generators.ts';
import { runProcess } from './run-process.ts';

/**
 * `npm run codegen`: openapi/ -> bundle -> types, React Query hooks, zod schemas.
 *
 * Everything is generated in a temporary copy before it replaces the committed files, so a contract
 * that cannot be generated leaves the working tree unchanged. With `--check` nothing is replaced:
 * the exit code is 1 if the committed files differ.
 */
const repository = path.resolve(import.meta.dirname, '..');

/** Tiers and what each allows, by limit. */
const planLimits = z.record(z.string(), z.record(z.string(), z.int()));
const withPlanLimits = z.object({
  components: z.object({
    schemas: z.object({ PlanLimit: z.object({ 'x-plan-limits': planLimits }) }),
  }),
});

const { values: flags } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const workshop = await mkdtemp(path.join(tmpdir(), 'codegen-'));
try {
  await prepareWorkshop(workshop);
  await writeBundle(workshop);
  await writeTypes(workshop);
  await writePlanLimits(workshop);
  await writeClient(workshop);
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
  const contracts = {
    'types.ts': path.join(generated, 'openapi.json'),
    // One file without references to others: it needs no bundle.
    'payment-provider.ts': path.join(repository, 'openapi/payment-provider.yaml'),
  };
  for (const [name, contract] of Object.entries(contracts)) {
    const types = await typesOf(await readFile(contract, 'utf8'));
    await writeFile(path.join(generated, name), `// ${marker}\n${types}`);
  }
}

/** The contract's one table of limits of plans, for the server that enforces it and the kit that tests it. */
async function writePlanLimits(root: string): Promise<void> {
  const generated = path.join(root, 'openapi/generated');
  const contract: unknown = JSON.parse(
    await readFile(path.join(generated, 'openapi.json'), 'utf8'),
  );
  const { components } = withPlanLimits.parse(contract);
  const limits = JSON.stringify(components.schemas.PlanLimit['x-plan-limits'], null, 2);
  await writeFile(
    path.join(generated, 'plan-limits.ts'),
    `// ${marker}\nexport const PLAN_LIMITS = ${limits} as const;\n`,
  );
}

function report(stale: readonly string[]): void {
  if (stale.length === 0) return;
  console.error(`Generated code is stale: run \`npm run codegen\`.\n  ${stale.join('\n  ')}`);
  process.exitCode = 1;
}
