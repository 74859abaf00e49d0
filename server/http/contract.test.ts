import { describe, expect, it } from 'vitest';
import { isRaw } from './body-parsers.ts';
import { isOwn, operationsOf } from '../../common/contract/operations.ts';
import { type OperationObject, valueAt } from '../../common/contract/document.ts';
import { readContract } from './contract.ts';
import { handlers } from '../features/handlers.ts';
import { problem, type ProblemCode, type ProblemStatus } from './problem.ts';
import { problemBody } from './send-problem.ts';

const contract = readContract();
const operations = operationsOf(contract);

describe('operationsOf', () => {
  it('finds every operation with a handler, and no other', () => {
    const own = operations.filter(isOwn).map(({ id }) => id);
    expect(own.sort()).toEqual(Object.keys(handlers).sort());
  });

  it('finds operations opened to keys, which are the same but for who asks', () => {
    const opened = operations.filter((operation) => !isOwn(operation));
    expect(opened.length).toBeGreaterThan(40);
    for (const { id, sameAs, path, pointer, tag, scheme, scope, responses, ...rest } of opened) {
      const same = operations.find((each) => each.id === sameAs);
      expect([id, `/website${path}`, tag]).toEqual([`${sameAs}ByKey`, same?.path, 'integration']);
      expect([scheme, scope === null]).toEqual(['apiKey', false]);
      const { method, isForm } = rest;
      expect({ method, isForm }).toEqual({ method: same?.method, isForm: same?.isForm });
      const statuses = [...responses.keys()].filter((status) => status !== 403);
      expect(statuses).toEqual([...(same?.responses.keys() ?? [])]);
      const written = valueAt(contract, pointer) as OperationObject;
      const web = valueAt(contract, same?.pointer ?? '') as OperationObject;
      expect([written.parameters, written.requestBody]).toEqual([web.parameters, web.requestBody]);
    }
  });

  it('requires what the types of handlers rely on', () => {
    const asked = operations.filter(({ scheme }) => scheme === 'apiKey').filter(isOwn);
    expect(asked.map(({ id }) => id)).toEqual(['moveTestShipment', 'getIntegration']);
    for (const { id, path, scheme, responses } of operations) {
      // Stores prove each delivery in their own ways.
      expect([id, responses.has(401)]).toEqual([id, scheme !== null || isRaw(id)]);
      if (scheme === null) continue;
      expect([path, scheme]).toEqual([path, path.startsWith('/website/') ? 'session' : 'apiKey']);
    }
  });

  it('may be temporarily unavailable wherever it uses the database', () => {
    const without = operations.filter(({ responses }) => !responses.has(503));
    expect(without.map(({ id }) => id).sort()).toEqual([
      'getHealth',
      'listCities',
      'listCountries',
      'listOutbox',
    ]);
  });

  it.each<[string, Record<string, string[]>[]]>([
    ['a scheme that the server does not know', [{ oauth: [] }]],
    ['a choice of schemes', [{ session: [] }, { apiKey: [] }]],
    ['two schemes together', [{ session: [], apiKey: [] }]],
    ['a scheme or none', [{ session: [] }, {}]],
  ])('refuses to start on %s', (_, security) => {
    const get = { operationId: 'getIntegration' as const, tags: [], security, responses: {} };
    expect(() => operationsOf({ ...contract, paths: { '/integration': { get } } })).toThrow(
      /getIntegration: security/,
    );
  });
});

describe('examples of the contract', () => {
  const problems = Object.values(contract.components.examples ?? {})
    .map((example) => (example as { value?: unknown }).value)
    .filter((value): value is { status: ProblemStatus; code: ProblemCode } =>
      ['code', 'status'].every((name) => name in Object(value)),
    );

  it.each(problems)('are worded as the server writes them: $code', ({ status, code, ...rest }) => {
    const { title, detail, type } = problemBody(problem(status, code), 'ar');
    expect(rest).toMatchObject({ title, detail, type });
  });
});
