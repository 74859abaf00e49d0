import { expect, test } from 'vitest';
import { stepCases, type RespectLog } from './workflow-steps.ts';

const file = 'openapi/workflows/sample.arazzo.yaml';
const description = `
workflows:
  - workflowId: job
    steps:
      - stepId: first
      - stepId: second
      - stepId: third
`;

function logOf(executedSteps: object[]): RespectLog {
  const log = { files: { [file]: { executedWorkflows: [{ workflowId: 'job', executedSteps }] } } };
  return JSON.parse(JSON.stringify(log)) as RespectLog;
}

test('each step is a case: passed, failed with its checks, or never reached', () => {
  const passed = { name: 'success criteria check', passed: true, message: 'status' };
  const broken = { name: 'schema check', passed: false, message: 'amount must be integer' };
  const log = logOf([
    { stepId: 'first', totalTimeMs: 250, checks: [passed] },
    {
      stepId: 'second',
      totalTimeMs: 5,
      checks: [passed, broken],
      response: { statusCode: 200, body: { amount: 1.5 } },
    },
  ]);
  expect(stepCases(file, description, log)).toEqual([
    { name: 'job / first', seconds: 0.25 },
    {
      name: 'job / second',
      seconds: 0.005,
      failure: 'schema check: amount must be integer\nAnswer: 200 {"amount":1.5}',
    },
    { name: 'job / third', seconds: 0, failure: 'The run did not come to this step.' },
  ]);
});

test('a run that wrote nothing about the file failed at every step', () => {
  const cases = stepCases(file, description, { files: {} });
  expect(cases.map(({ failure }) => failure !== undefined)).toEqual([true, true, true]);
});
