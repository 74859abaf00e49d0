import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../common/contract/operations.ts';
import { readContract } from '../http/contract.ts';
import { PROBLEM_TEXTS } from '../http/problem-texts.ts';
import { buildOrder } from './build-order.ts';
import { assumptionsOf, problemsOf } from './contract-facts.ts';

const contract = readContract();
const operations = operationsOf(contract);

/** A contract of one operation, with marks in every possible place. */
const marked = {
  paths: {
    '/boxes': {
      get: {
        operationId: 'listBoxes',
        'x-assumption': 'On an operation.',
        parameters: [
          { name: 'colour', 'x-assumption': 'On a parameter.' },
          { $ref: '#/components/parameters/Limit' },
        ],
        responses: { 200: { $ref: '#/components/responses/Boxes' } },
      },
    },
  },
  components: {
    parameters: { Limit: { name: 'limit', 'x-assumption': 'On a shared parameter.' } },
    responses: { Boxes: { schema: { items: { $ref: '#/components/schemas/Box' } } } },
    schemas: {
      Box: { properties: { size: { 'x-assumption': 'On a field.' } }, next: '#/not/a/reference' },
      Lid: { 'x-assumption': 'On what nothing uses.' },
    },
  },
};

describe('assumptions', () => {
  it('are found on operations, parameters, components and fields', () => {
    const listBoxes = ['listBoxes'];
    expect(assumptionsOf(marked)).toEqual([
      { on: null, field: null, sentence: 'On an operation.', operations: listBoxes },
      { on: null, field: 'colour', sentence: 'On a parameter.', operations: listBoxes },
      { on: 'Limit', field: null, sentence: 'On a shared parameter.', operations: listBoxes },
      { on: 'Box', field: 'size', sentence: 'On a field.', operations: listBoxes },
      { on: 'Lid', field: null, sentence: 'On what nothing uses.', operations: [] },
    ]);
  });

  it('are complete, each with the operations it concerns', () => {
    const found = assumptionsOf(contract);
    expect(found).toHaveLength(JSON.stringify(contract).split('"x-assumption":').length - 1);
    expect(found.filter((each) => each.operations.length === 0)).toEqual([]);
  });
});

describe('problems', () => {
  const problems = problemsOf(contract);

  it('are those that operations document', () => {
    const charging = ['createShipment', 'changePlan', 'createShipmentByKey'];
    const of = (code: string) => problems.filter((each) => each.code === code);
    expect(of('insufficient_balance')).toEqual([
      { code: 'insufficient_balance', status: 409, operations: charging },
    ]);
    expect(of('internal_error')[0]?.operations).toHaveLength(operations.length);
    expect(of('validation_failed').map(({ status }) => status)).toEqual([400, 422]);
  });

  it('have every code of the contract', () => {
    const codes = new Set<string>(problems.map(({ code }) => code));
    expect(Object.keys(PROBLEM_TEXTS).filter((code) => !codes.has(code))).toEqual([]);
  });
});

describe('the build order', () => {
  it('has every operation once', () => {
    const ids = buildOrder(operations).flatMap((step) => step.operations.map(({ id }) => id));
    expect(ids.toSorted()).toEqual(operations.map(({ id }) => id).toSorted());
  });

  it('begins with what needs no account, and has payments after shipments', () => {
    const titles = buildOrder(operations).map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['Health', 'Places and values', 'Accounts and sessions']);
    expect(titles.indexOf('Payments')).toBeGreaterThan(titles.indexOf('Shipments'));
  });
});
