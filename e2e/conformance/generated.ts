import { setTimeout as delay } from 'node:timers/promises';
import { type Answer, BrokenLaw, Needs } from './answer.ts';
import type { Again, Kit, KitApi } from './api.ts';
import { fits } from './breaks.ts';
import type { Hooks } from './config.ts';
import type { Call } from './call.ts';
import { type Operation, operationOf, type OperationId } from './contract.ts';
import { openWorkspace, type Workspace } from './workspace.ts';
import { newDraw } from './draw.ts';
import type { Findings } from './findings.ts';
import { recipes } from './recipes/recipes.ts';
import { explained } from './trail.ts';
import { judgeSpoilt } from './judge-spoilt.ts';
import { waysToSpoil } from './spoil.ts';

/** Number of concurrent requesters. */
const WORKSPACES = 4;

/** From this many requests on, nothing is left out because it involves waiting. */
const LONG = 50_000;

/** Share of requests that are valid: by chance, and never fewer than the minimum. */
const VALID_SHARE = { mean: 0.5, least: 0.4 };

export interface GeneratedOptions {
  api: KitApi;
  config: Hooks;
  findings: Findings;
  seed: number;
  /** Total number of requests, including preparatory ones. */
  requests: number;
  /** Minimum for each operation. */
  least: number;
  operations: readonly Operation[];
  /** Whether to stop early. */
  isOver: () => boolean;
}

/** How an operation was tested for its share of success. */
export interface Share {
  id: OperationId;
  /** Why it was not tested; absent if it was. */
  exempt?: string;
  /** The operation it could not be tested without. */
  needs?: Needs;
}

/** Sends valid and broken requests to every operation until there are enough of each. */
export async function runGenerated(options: GeneratedOptions): Promise<Share[]> {
  const { api, config, seed, requests, least } = options;
  const isLong = requests >= LONG;
  const workspaces = Array.from({ length: WORKSPACES }, (_, at) =>
    openWorkspace({ api, config, draw: newDraw(seed + at) }),
  );
  const chosen = options.operations;
  const exempt = new Map<OperationId, string>();
  const turns = new Map<OperationId, number>();
  const lacking = new Map<OperationId, Needs>();
  // A turn counts even if nothing can be sent, because a requirement failed.
  const sent = (id: OperationId) => Math.max(api.tallies.get(id)?.sent ?? 0, turns.get(id) ?? 0);

  function isDone(): boolean {
    if (options.isOver() || lacking.size === chosen.length) return true;
    return (
      api.total() >= requests &&
      chosen.every(({ id }) => sent(id) >= least || exempt.has(id) || lacking.has(id))
    );
  }

  /** The operation furthest from its target, among those that need not wait. */
  function next(workspace: Workspace): Operation | undefined {
    const due = chosen.filter(({ id }) => {
      if (lacking.has(id)) return false;
      const { isReady } = recipes[id];
      if (isReady && !isLong) return false;
      const needs = api.total() < requests || sent(id) < least;
      return needs && (!isReady || isReady(workspace) || workspace.draw.chance(0.02));
    });
    return due
      .map(
        (operation) =>
          [sent(operation.id) / (recipes[operation.id].weight ?? 1), operation] as const,
      )
      .toSorted(([one], [other]) => one - other)[0]?.[1];
  }

  async function work(workspace: Workspace): Promise<void> {
    while (!isDone()) {
      const operation = next(workspace);
      if (operation) {
        turns.set(operation.id, (turns.get(operation.id) ?? 0) + 1);
        const needs = await turn(operation, workspace, options);
        if (needs) lacking.set(operation.id, needs);
      } else await delay(200);
    }
  }

  for (const { id } of chosen) {
    const [workspace] = workspaces;
    const why =
      recipes[id].isReady && !isLong
        ? `its countdown is too long for a run of fewer than ${LONG} requests`
        : workspace && (await recipes[id].exempt?.(workspace));
    if (why !== undefined) exempt.set(id, why);
  }
  for (const operation of isLong ? chosen : []) {
    for (const workspace of workspaces) {
      const needs = await attempt(operation, options, async () =>
        recipes[operation.id].begin?.(workspace),
      );
      if (needs) lacking.set(operation.id, needs);
    }
  }
  await Promise.all(workspaces.map(work));
  return chosen.map(({ id }) => {
    const [why, needs] = [exempt.get(id), lacking.get(id)];
    return { id, ...(why !== undefined && { exempt: why }), ...(needs && { needs }) };
  });
}

/** Makes one request. @returns the missing operation, if one prevents it. */
function turn(
  operation: Operation,
  workspace: Workspace,
  options: GeneratedOptions,
): Promise<Needs | undefined> {
  const { id } = operation;
  const { api, findings } = options;
  const recipe = recipes[id];
  const isReady = recipe.isReady?.(workspace) ?? true;
  const { sent = 0, valid = 0 } = api.tallies.get(id) ?? {};
  const isDue = recipe.isReady !== undefined || valid < VALID_SHARE.least * sent;
  const isValid = isReady && (isDue || workspace.draw.chance(VALID_SHARE.mean));
  return attempt(operation, options, () =>
    isValid
      ? sendValid(operation, workspace, findings)
      : sendSpoilt(operation, workspace, findings),
  );
}

/** Records an error. @returns the missing operation, if that is the cause. */
async function attempt(
  { id }: Operation,
  { api, findings }: Kit,
  act: () => Promise<void>,
): Promise<Needs | undefined> {
  try {
    await explained(act);
  } catch (error) {
    if (error instanceof Needs) return error;
    // An answer against the contract may also cause an error in our own code.
    const broken =
      error instanceof BrokenLaw
        ? error
        : new BrokenLaw(`The request could not be made: ${String(error)}`);
    const { answer, isLast, message: detail } = broken;
    const check = 'valid';
    if (!answer || isLast)
      findings.fail({ check, operation: id, detail, isLast, ...(answer && { answer }) });
    else {
      const key = findings.fail({ check, operation: answer.id, detail, answer, isValid: true });
      if (key !== undefined) api.agains.set(key, validAgain(answer));
    }
  }
  return undefined;
}

/** The same request as a valid one. */
function validAgain({ id, call }: Answer): Again {
  const act = (kit: Kit, smaller: Call) =>
    attempt(operationOf(id), kit, async () => {
      await kit.api.succeed(id, smaller);
    });
  return { operation: id, call, isValid: true, act };
}

async function sendValid(
  operation: Operation,
  workspace: Workspace,
  findings: Findings,
): Promise<void> {
  const { id, body } = operation;
  const { call: make, done, orElse } = recipes[id];
  const call = await make(workspace);
  if (body && call.body !== undefined && !fits(body, call.body)) {
    throw new Error(`The recipe of ${id} made an invalid body: ${JSON.stringify(call.body)}`);
  }
  if (orElse && (await recipes[id].exempt?.(workspace)) !== undefined) {
    const answer = await workspace.api.send(id, call);
    const { status } = answer;
    if (orElse.includes(status) || (status >= 200 && status < 300)) return;
    const detail = `A valid request was answered ${status}`;
    findings.fail({ check: 'valid', operation: id, detail, answer });
    return;
  }
  const answer = await workspace.api.succeed(id, call);
  await done?.(workspace, answer, call);
}

async function sendSpoilt(
  operation: Operation,
  workspace: Workspace,
  findings: Findings,
): Promise<void> {
  const { id } = operation;
  const recipe = recipes[id];
  const right = await (recipe.sketch ?? recipe.call)(workspace);
  const ways = waysToSpoil(operation, recipe);
  for (let tries = 0; tries < 5; tries += 1) {
    const spoilt = await workspace.draw.one(ways)(operation, right, workspace);
    if (!spoilt) continue;
    const answer = await workspace.api.send(id, spoilt.call);
    const expected = [...spoilt.expected, ...(recipe.orElse ?? [])];
    if (answer.status === 404 && spoilt.check !== 'odd' && !expected.includes(404))
      workspace.api.doubt(answer);
    judgeSpoilt({ ...spoilt, expected }, answer, { api: workspace.api, findings });
    return;
  }
}
