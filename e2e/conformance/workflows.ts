import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runProcess } from '../../codegen/run-process.ts';
import type { Judge } from '../judge/judge.ts';
import { startJudgingProxy } from '../judge/judging-proxy.ts';
import type { KitApi } from './api.ts';
import type { ConformanceConfig } from './config.ts';
import type { Result } from './findings.ts';
import { newPassword, newPerson, openAccount } from './people.ts';
import { stepCases, type RespectLog } from './workflow-steps.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** Halalas that an account has before its workflow. */
const PURSE = 100_000;

export const WORKFLOWS = {
  id: 'workflows',
  title: 'The workflows run to their end',
  clause:
    'openapi/workflows/: every step of the main job, an account, its life, money and the questionnaire',
} as const;

/** The names of the files of workflows. */
export function workflowFiles(): string[] {
  return globSync('*.arazzo.yaml', { cwd: path.join(repository, 'openapi/workflows') }).toSorted();
}

/**
 * Every workflow of openapi/workflows/ by `redocly respect`, each on an account of its own, with the
 * contract's judge listening. A file that the config names in `skip` is left out.
 */
export async function runWorkflows(options: {
  api: KitApi;
  judge: Judge;
  config: ConformanceConfig;
}): Promise<Result[]> {
  const { api, judge, config } = options;
  const { origin, pathname } = new URL(api.baseUrl);
  const proxy = await startJudgingProxy(judge, { api: origin, app: origin });
  const scratch = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  const results: Result[] = [];
  try {
    for (const name of workflowFiles()) {
      const file = `openapi/workflows/${name}`;
      const skipped = config.skip?.[name];
      if (skipped !== undefined) {
        results.push({ check: WORKFLOWS.id, ok: false, clause: file, skipped });
        continue;
      }
      const description = await readFile(path.join(repository, file), 'utf8');
      const output = path.join(scratch, 'log.json');
      const inputs = JSON.stringify(await inputsOf(description, api, config));
      const { code, output: printed } = await runProcess(
        path.join(repository, 'node_modules/.bin/redocly'),
        ['respect', file, '-S', `mizan=${proxy.url}${pathname}`, '-i', inputs, '-J', output],
        { cwd: repository },
      );
      const log = await readFile(output, 'utf8').catch(() => '{"files":{}}');
      await rm(output, { force: true });
      const steps = stepCases(file, description, JSON.parse(log) as RespectLog);
      const violations = (await proxy.taken()).flatMap(({ exchange, violations: broken }) =>
        broken.map((violation) => `${exchange}: ${violation}`),
      );
      const isSilent = code !== 0 && steps.every(({ failure }) => failure === undefined);
      results.push(
        ...steps.map(({ name, failure }) => resultOf(`${file}: ${name}`, failure)),
        resultOf(`${file} runs to its end`, isSilent ? printed : undefined),
        resultOf(
          `${file} keeps to the contract`,
          violations.length > 0 ? violations.join('\n') : undefined,
        ),
      );
    }
  } finally {
    await proxy.stop();
    await rm(scratch, { recursive: true, force: true });
  }
  return results;
}

/** A company that can pay for a parcel, or a person's new account for the workflow that closes it. */
async function inputsOf(description: string, api: KitApi, config: ConformanceConfig) {
  const isNew = description.includes('$inputs.new_login');
  const account = await openAccount(api, config, isNew ? 'individual' : 'company');
  if (!isNew) await config.addBalance(api, account, PURSE);
  return {
    login: account.email,
    new_login: account.email,
    password: account.password,
    key: randomUUID(),
    new_email: newPerson().email,
    new_password: newPassword(),
  };
}

function resultOf(clause: string, failure: string | undefined): Result {
  const result = { check: WORKFLOWS.id, clause };
  return failure === undefined
    ? { ...result, ok: true }
    : { ...result, ok: false, detail: failure };
}
