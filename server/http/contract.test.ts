import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../common/contract/operations.ts';
import { readContract } from './contract.ts';
import { INTEGRATION_OPERATIONS } from './operations.ts';
import { handlers } from '../features/handlers.ts';
import { problem, type ProblemCode, type ProblemStatus } from './problem.ts';
import { problemBody } from './send-problem.ts';

interface Bundle {
  components: {
    examples: Record<string, { value: unknown }>;
    schemas: Record<string, { enum: ProblemCode[] }>;
  };
}
const bundle = JSON.parse(
  readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as Bundle;
const { examples, schemas } = bundle.components;

const operations = operationsOf(readContract());

describe('operationsOf', () => {
  it('finds every operation with a handler, and no other', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(handlers).sort());
  });

  it('requires what the types of handlers rely on', () => {
    const asked = operations.filter(({ scheme }) => scheme === 'apiKey');
    expect(asked.map(({ id }) => id)).toEqual(INTEGRATION_OPERATIONS);
    for (const { id, path, scheme, responses } of operations) {
      expect([id, responses.has(401)]).toEqual([id, scheme !== null]);
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
    const contract = readContract();
    const get = { operationId: 'getIntegration' as const, tags: [], security, responses: {} };
    expect(() => operationsOf({ ...contract, paths: { '/integration': { get } } })).toThrow(
      /getIntegration: security/,
    );
  });
});

describe('examples of the contract', () => {
  const problems = Object.values(examples)
    .map(({ value }) => value)
    .filter((value): value is { status: ProblemStatus; code: ProblemCode } =>
      ['code', 'status'].every((name) => name in Object(value)),
    );

  it('show every kind of problem', () => {
    const shown = new Set(problems.map(({ code }) => code));
    expect(schemas.ProblemCode?.enum.filter((code) => !shown.has(code))).toEqual([]);
  });

  it.each(problems)('are worded as the server writes them: $code', ({ status, code, ...rest }) => {
    const { title, detail, type } = problemBody(problem(status, code), 'ar');
    expect(rest).toMatchObject({ title, detail, type });
  });
});
