import { parse, stringify } from 'yaml';
import type { Needs } from './answer.ts';
import type { OperationId } from './contract.ts';
import { notJudged } from './findings.ts';

/** The part of a workflow description that lists its steps. */
interface Description {
  sourceDescriptions?: { url: string }[];
  workflows: { workflowId: string; steps: DescribedStep[] }[];
}

interface DescribedStep {
  stepId: string;
  /** Absent if the step calls another server. */
  operationId?: OperationId;
}

interface Step {
  stepId: string;
  checks: { passed: boolean; name: string; message: string }[];
  response?: { statusCode: number; body?: unknown };
}

/** The part of `redocly respect --json-output` that is read here. */
export interface RespectLog {
  files: Record<
    string,
    { executedWorkflows: { workflowId: string; executedSteps: Step[] }[] } | undefined
  >;
}

/** The outcome of a step: passed unless it failed or was skipped. */
export interface StepCase {
  name: string;
  failure?: string;
  /** Why it was not run, and the operation it waits for. */
  skipped?: string;
  needs?: OperationId;
}

/** Every operation that the steps call. */
export function operationsIn(description: string): OperationId[] {
  const { workflows } = parse(description) as Description;
  const steps = workflows.flatMap((workflow) => workflow.steps);
  return [...new Set(steps.flatMap(({ operationId }) => operationId ?? []))];
}

/** The name under which a running description finds the contract beside it. */
export const CONTRACT = 'openapi.yaml';

/** The description with each workflow cut at its first missing step; undefined if all are empty. */
export function upTo(
  description: string,
  isMissing: (id: OperationId) => boolean,
): string | undefined {
  const all = parse(description) as Description;
  const workflows = all.workflows
    .map((each) => ({ ...each, steps: each.steps.slice(0, runnable(each.steps, isMissing)) }))
    .filter(({ steps }) => steps.length > 0);
  const sourceDescriptions = all.sourceDescriptions?.map((each) => ({ ...each, url: CONTRACT }));
  return workflows.length === 0 ? undefined : stringify({ ...all, sourceDescriptions, workflows });
}

/** The number of steps before the first missing one. */
function runnable(
  steps: readonly DescribedStep[],
  isMissing: (id: OperationId) => boolean,
): number {
  const first = steps.findIndex(({ operationId }) => operationId && isMissing(operationId));
  return first === -1 ? steps.length : first;
}

/**
 * One case for each step of a workflow file: failed if one of its checks failed, not run if the run
 * never reached it.
 *
 * @param lackOf says why an operation is unavailable; undefined if it is available.
 */
export function stepCases(
  description: string,
  log: RespectLog,
  lackOf: (id: OperationId) => Needs | undefined = () => undefined,
): StepCase[] {
  const { workflows } = parse(description) as Description;
  const executed = new Map(
    Object.values(log.files)
      .flatMap((file) => file?.executedWorkflows ?? [])
      .flatMap(({ workflowId, executedSteps }) =>
        executedSteps.map((step) => [`${workflowId} / ${step.stepId}`, step]),
      ),
  );
  return workflows.flatMap(({ workflowId, steps }) => {
    const end = steps[runnable(steps, (id) => lackOf(id) !== undefined)]?.operationId;
    const lack = end && lackOf(end);
    return steps.map(({ stepId }) => {
      const name = `${workflowId} / ${stepId}`;
      const step = executed.get(name);
      if (!step && lack) return { name, ...notJudged(lack) };
      if (!step) return { name, skipped: 'The run did not reach this step.' };
      const failure = failureOf(step);
      return { name, ...(failure !== undefined && { failure }) };
    });
  });
}

function failureOf({ checks, response }: Step): string | undefined {
  const failed = checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return undefined;
  const answer = `Answer: ${response?.statusCode} ${JSON.stringify(response?.body)}`;
  return [...failed.map(({ name, message }) => `${name}: ${message}`), answer].join('\n');
}
