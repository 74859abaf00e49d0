import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { needsOperation } from './answer.ts';
import type { OperationId } from './contract.ts';
import { operationsIn, stepCases, upTo, type RespectLog } from './workflow-steps.ts';

const description = `
workflows:
  - workflowId: job
    steps:
      - { stepId: first, operationId: signIn }
      - { stepId: second, operationId: getBalance }
      - { stepId: third, operationId: signOut }
`;

const passed = { name: 'success criteria check', passed: true, message: 'status' };

function logOf(executedSteps: object[]): RespectLog {
  const log = { files: { any: { executedWorkflows: [{ workflowId: 'job', executedSteps }] } } };
  return JSON.parse(JSON.stringify(log)) as RespectLog;
}

test('each step is a case: passed, failed with its checks, or not run', () => {
  const broken = { name: 'schema check', passed: false, message: 'amount must be integer' };
  const response = { statusCode: 200, body: { amount: 1.5 } };
  const log = logOf([
    { stepId: 'first', checks: [passed] },
    { stepId: 'second', checks: [passed, broken], response },
  ]);
  const failure = 'schema check: amount must be integer\nAnswer: 200 {"amount":1.5}';
  expect(stepCases(description, log)).toEqual([
    { name: 'job / first' },
    { name: 'job / second', failure },
    { name: 'job / third', skipped: 'The run did not reach this step.' },
  ]);
});

test('steps from the first missing one on are not run, and name it', () => {
  const lackOf = (id: OperationId) =>
    id === 'getBalance' ? needsOperation(id, 'is not built') : undefined;
  const part = upTo(description, (id) => lackOf(id) !== undefined);
  const { workflows } = parse(part ?? '') as { workflows: { steps: { stepId: string }[] }[] };
  expect(workflows.map(({ steps }) => steps.map(({ stepId }) => stepId))).toEqual([['first']]);
  const log = logOf([{ stepId: 'first', checks: [passed] }]);
  const waiting = { skipped: 'needs getBalance, which is not built', needs: 'getBalance' };
  expect(stepCases(description, log, lackOf)).toEqual([
    { name: 'job / first' },
    { name: 'job / second', ...waiting },
    { name: 'job / third', ...waiting },
  ]);
});

test('nothing is left of a description whose first step is missing', () => {
  expect(operationsIn(description)).toEqual(['signIn', 'getBalance', 'signOut']);
  expect(upTo(description, (id) => id === 'signIn')).toBeUndefined();
});
