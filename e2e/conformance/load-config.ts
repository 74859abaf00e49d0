import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { CannotRun } from './cannot-run.ts';
import type { ConformanceConfig } from './config.ts';
import { allOperations } from './contract.ts';

const TEXT = 'must be a non-empty string';

const hook = z.custom((value) => typeof value === 'function', 'must be a function');

const shape = z.strictObject(
  {
    name: z.string(TEXT).check(z.minLength(1, TEXT)),
    operations: z.optional(z.array(z.string('must be the id of an operation'))),
    latestCode: z.optional(hook),
    addBalance: z.optional(hook),
    newAccount: z.optional(hook),
    signNotification: z.optional(hook),
    paymentReference: z.optional(hook),
    payTopUp: z.optional(hook),
    failPayment: z.optional(hook),
    saveCard: z.optional(hook),
    accountWithHistory: z.optional(hook),
    skip: z.optional(z.record(z.string(), z.string('must be the reason, a string'))),
  },
  'must be an object',
);

/**
 * Loads a config, exported as `config` or by default.
 *
 * @param skippable ids of checks and operations and names of workflow files.
 * @throws CannotRun listing everything wrong with it.
 */
export async function loadConfig(
  file: string,
  skippable: ReadonlySet<string>,
): Promise<ConformanceConfig> {
  const given = (await importFile(file)) as { config?: unknown; default?: unknown };
  const config = given.config ?? given.default;
  if (config === undefined)
    throw new CannotRun(`--config ${file}: exports neither \`config\` nor a default.`);
  const wrong = [...faultsOf(config), ...unknownOf(config, skippable)];
  if (wrong.length > 0)
    throw new CannotRun(`--config ${file}: ${wrong.join('; ')}. See e2e/conformance/config.ts.`);
  return withLeftOut(config as ConformanceConfig);
}

/** The reason why an operation is left out that the config does not name. */
const NOT_YET = 'not among the `operations` of the config';

/** The config, skipping every operation that it does not name. */
export function withLeftOut(config: ConformanceConfig): ConformanceConfig {
  const { operations, skip } = config;
  if (!operations) return config;
  const others = allOperations.filter(({ id }) => !operations.includes(id));
  return {
    ...config,
    skip: { ...Object.fromEntries(others.map(({ id }) => [id, NOT_YET])), ...skip },
  };
}

async function importFile(file: string): Promise<unknown> {
  const full = path.resolve(file);
  if (!existsSync(full)) throw new CannotRun(`--config ${file}: ${full} does not exist.`);
  try {
    return await import(pathToFileURL(full).href);
  } catch (error) {
    const [line = ''] = String(error).split('\n');
    throw new CannotRun(`--config ${file}: cannot be imported. ${line}`);
  }
}

function faultsOf(config: unknown): string[] {
  const { error } = shape.safeParse(config);
  return (error?.issues ?? []).map((issue) => {
    if (issue.code === 'unrecognized_keys') return `unknown member ${issue.keys.join(', ')}`;
    const place = issue.path.join('.');
    return place === '' ? issue.message : `${place} ${issue.message}`;
  });
}

function unknownOf(config: unknown, skippable: ReadonlySet<string>): string[] {
  const { skip, operations } = config as { skip?: unknown; operations?: unknown };
  const skipped = typeof skip === 'object' && skip !== null ? Object.keys(skip) : [];
  const built = Array.isArray(operations) ? (operations as unknown[]) : [];
  return [
    ...skipped
      .filter((id) => !skippable.has(id))
      .map((id) => `skip.${id} is not a check, operation or workflow file`),
    ...built
      .filter((id) => typeof id === 'string' && !allOperations.some((each) => each.id === id))
      .map((id) => `operations: ${String(id)} is not in the contract`),
  ];
}
