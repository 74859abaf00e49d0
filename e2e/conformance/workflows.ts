import { randomUUID } from 'node:crypto';
import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { runProcess } from '../../codegen/run-process.ts';
import type { Judge } from '../judge/judge.ts';
import { startJudgingProxy } from '../judge/judging-proxy.ts';
import type { Account } from './account.ts';
import { Needs, needsOperation } from './answer.ts';
import type { KitApi } from './api.ts';
import { madeUpPath } from './call.ts';
import { operationOf, type OperationId } from './contract.ts';
import type { Hooks } from './config.ts';
import { servedCities } from './coverage.ts';
import { isInDemoMode } from './demo.ts';
import { notJudged, type Result } from './findings.ts';
import { newPassword, newPerson, openAccount } from './people.ts';
import { listsOf } from './places.ts';
import {
  CONTRACT,
  operationsIn,
  stepCases,
  upTo,
  type RespectLog,
  type StepCase,
} from './workflow-steps.ts';

const repository = path.resolve(import.meta.dirname, '../..');

/** An account's balance before its workflow, in halalas, if a step books or lists movements. */
const PURSE = 100_000;
const NEED_BALANCE: ReadonlySet<OperationId> = new Set(['createShipment', 'listTransactions']);

export const WORKFLOWS = {
  id: 'workflows',
  title: 'The workflows run to the end',
  clause:
    'openapi/workflows/: every step of the main job, an account, its life, money and the questionnaire',
} as const;

/** The names of the workflow files. */
export function workflowFiles(): string[] {
  return globSync('*.arazzo.yaml', { cwd: path.join(repository, 'openapi/workflows') }).toSorted();
}

interface Kit {
  api: KitApi;
  judge: Judge;
  config: Hooks;
}

/**
 * Runs every workflow of openapi/workflows/ with `redocly respect`, each on its own account,
 * through the judging proxy. Left out are files that the config skips, files that need demo
 * mode on a production server, and steps after an operation that is skipped or not built.
 */
export async function runWorkflows(kit: Kit): Promise<Result[]> {
  const isDemo = await isInDemoMode(kit.api);
  const results: Result[] = [];
  for (const name of workflowFiles()) {
    const file = `openapi/workflows/${name}`;
    const skipped = kit.config.skip?.[name] ?? (isDemo ? undefined : await needsDemo(file));
    if (skipped === undefined) results.push(...(await runFile(file, kit).catch(notRun(file))));
    else results.push({ check: WORKFLOWS.id, ok: false, clause: file, skipped });
  }
  return results;
}

/** Why a workflow needs demo mode, as it says itself; undefined for the others. */
async function needsDemo(file: string): Promise<string | undefined> {
  const description = await readFile(path.join(repository, file), 'utf8');
  const { info } = parse(description) as { info: { 'x-needs-demo'?: string } };
  const why = info['x-needs-demo'];
  return why === undefined ? undefined : `needs demo mode: ${why}`;
}

/** The verdict on a file that could not be started. */
function notRun(file: string): (error: unknown) => Result[] {
  return (error) => {
    const result = { check: WORKFLOWS.id, ok: false, clause: file };
    return error instanceof Needs
      ? [{ ...result, ...notJudged(error) }]
      : [{ ...result, detail: String(error) }];
  };
}

async function runFile(file: string, kit: Kit): Promise<Result[]> {
  const { api, judge } = kit;
  const description = await readFile(path.join(repository, file), 'utf8');
  const lackOf = await findLacks(description, api);
  const part = upTo(description, (id) => lackOf(id) !== undefined);
  if (part === undefined) return casesOf(file, stepCases(description, { files: {} }, lackOf));
  const inputs = JSON.stringify(await inputsOf(part, kit));
  const { origin, pathname } = new URL(api.baseUrl);
  const proxy = await startJudgingProxy(judge, { api: origin, app: origin });
  const scratch = await mkdtemp(path.join(tmpdir(), 'workflows-'));
  try {
    const [written, output] = [path.join(scratch, 'workflow.yaml'), path.join(scratch, 'log.json')];
    await cp(path.join(repository, 'openapi/generated/openapi.yaml'), path.join(scratch, CONTRACT));
    await writeFile(written, part);
    const { code, output: printed } = await runProcess(
      path.join(repository, 'node_modules/.bin/redocly'),
      ['respect', written, '-S', `mizan=${proxy.url}${pathname}`, '-i', inputs, '-J', output],
      { cwd: repository },
    );
    const log = await readFile(output, 'utf8').catch(() => '{"files":{}}');
    const steps = stepCases(description, JSON.parse(log) as RespectLog, lackOf);
    const violations = (await proxy.taken()).flatMap(({ exchange, violations: broken }) =>
      broken.map((violation) => `${exchange}: ${violation}`),
    );
    const isCut = steps.some(({ skipped, needs }) => skipped !== undefined && !needs);
    const isSilent = (code !== 0 || isCut) && steps.every(({ failure }) => failure === undefined);
    return [
      ...casesOf(file, steps),
      resultOf(`${file} runs to the end`, isSilent ? printed : undefined),
      resultOf(
        `${file} matches the contract`,
        violations.length > 0 ? violations.join('\n') : undefined,
      ),
    ];
  } finally {
    await proxy.stop();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Calls each operation of a workflow not seen yet, anonymously, to find out which exist. */
async function findLacks(
  description: string,
  api: KitApi,
): Promise<(id: OperationId) => Needs | undefined> {
  for (const id of operationsIn(description)) {
    if (api.isBuilt(id) || api.lackOf(id)) continue;
    await api.send(id, { path: madeUpPath(operationOf(id)) }).catch(ignoreNeeds);
  }
  const notBuilt = api.notBuilt();
  return (id) =>
    api.lackOf(id) ?? (notBuilt.has(id) ? needsOperation(id, 'is not built') : undefined);
}

function ignoreNeeds(error: unknown): void {
  if (!(error instanceof Needs)) throw error;
}

function casesOf(file: string, steps: readonly StepCase[]): Result[] {
  return steps.map(({ name, failure, skipped, needs }) => ({
    ...resultOf(`${file}: ${name}`, failure),
    ...(skipped !== undefined && { ok: false, skipped }),
    ...(needs && { needs }),
  }));
}

/** What the steps ask for: an account, with a balance if they need one, and served cities. */
async function inputsOf(steps: string, { api, config }: Kit) {
  const fresh = { key: randomUUID(), new_email: newPerson().email, new_password: newPassword() };
  const isNew = steps.includes('$inputs.new_login');
  if (!isNew && !steps.includes('$inputs.login')) return fresh;
  const account = await openAccount(api, config, isNew ? 'individual' : 'company');
  if (operationsIn(steps).some((id) => NEED_BALANCE.has(id)))
    await config.addBalance(api, account, PURSE);
  return {
    ...(steps.includes('$inputs.origin') && (await placesOf(api, account))),
    ...fresh,
    ...{ login: account.email, new_login: account.email, password: account.password },
  };
}

/** Two cities that couriers serve, or the only one. */
async function placesOf(api: KitApi, account: Account) {
  const [origin, destination = origin] = await servedCities(api, account, await listsOf(api));
  return { origin: origin?.code, destination: destination?.code, region: destination?.region.code };
}

function resultOf(clause: string, failure: string | undefined): Result {
  const result = { check: WORKFLOWS.id, clause };
  return failure === undefined
    ? { ...result, ok: true }
    : { ...result, ok: false, detail: failure };
}
