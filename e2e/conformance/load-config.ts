import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { CannotRun } from './cannot-run.ts';
import type { ConformanceConfig } from './config.ts';

const TEXT = 'must be a non-empty string';

const hook = z.custom((value) => typeof value === 'function', 'must be a function');

const shape = z.strictObject(
  {
    name: z.string(TEXT).check(z.minLength(1, TEXT)),
    latestCode: hook,
    addBalance: hook,
    newAccount: z.optional(hook),
    signNotification: z.optional(hook),
    paymentReference: z.optional(hook),
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
  return config as ConformanceConfig;
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
  const { skip } = config as { skip?: unknown };
  if (typeof skip !== 'object' || skip === null) return [];
  return Object.keys(skip)
    .filter((id) => !skippable.has(id))
    .map((id) => `skip.${id} is not a check, operation or workflow file`);
}
