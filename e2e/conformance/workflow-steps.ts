import { parse } from 'yaml';
import type { TestCase } from '../../codegen/junit.ts';

/** The part of a workflow description that says which steps there are. */
interface Description {
  workflows: { workflowId: string; steps: { stepId: string }[] }[];
}

interface Step {
  stepId: string;
  totalTimeMs?: number;
  checks: { passed: boolean; name: string; message: string }[];
  response?: { statusCode: number; body?: unknown };
}

/** What `redocly respect --json-output` writes, as far as it is read here. */
export interface RespectLog {
  files: Record<
    string,
    { executedWorkflows: { workflowId: string; executedSteps: Step[] }[] } | undefined
  >;
}

/**
 * One test case for each step of a workflow file, failed when a check of it failed or when the run
 * never came to it.
 */
export function stepCases(file: string, description: string, log: RespectLog): TestCase[] {
  const { workflows } = parse(description) as Description;
  const executed = new Map(
    log.files[file]?.executedWorkflows.flatMap(({ workflowId, executedSteps }) =>
      executedSteps.map((step) => [`${workflowId} / ${step.stepId}`, step]),
    ),
  );
  return workflows.flatMap(({ workflowId, steps }) =>
    steps.map(({ stepId }) => {
      const name = `${workflowId} / ${stepId}`;
      const step = executed.get(name);
      if (!step) return { name, seconds: 0, failure: 'The run did not come to this step.' };
      const failure = failureOf(step);
      const seconds = (step.totalTimeMs ?? 0) / 1000;
      return { name, seconds, ...(failure !== undefined && { failure }) };
    }),
  );
}

function failureOf({ checks, response }: Step): string | undefined {
  const failed = checks.filter(({ passed }) => !passed);
  if (failed.length === 0) return undefined;
  const answer = `Answer: ${response?.statusCode} ${JSON.stringify(response?.body)}`;
  return [...failed.map(({ name, message }) => `${name}: ${message}`), answer].join('\n');
}
