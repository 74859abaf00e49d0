import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationsOf, readContract } from './contract.ts';
import { handlers } from './handlers.ts';
import { problem, type ProblemCode, type ProblemStatus } from './problem.ts';
import { problemBody } from './send-problem.ts';

interface Bundle {
  components: {
    examples: Record<string, { value: Record<string, unknown> }>;
    schemas: Record<string, { enum: ProblemCode[] }>;
  };
}
const bundle = JSON.parse(
  readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8'),
) as Bundle;
const { examples, schemas } = bundle.components;

const operations = operationsOf(readContract());

describe('operationsOf', () => {
  it('finds every operation that has a handler, and no other', () => {
    expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(handlers).sort());
  });

  it('asks for a token exactly where 401 is documented: types of handlers rely on it', () => {
    for (const { id, secured, responses } of operations) {
      expect([id, responses.has(401)]).toEqual([id, secured]);
    }
  });

  it('reads routes, parameters and bodies', () => {
    expect(operations.find(({ id }) => id === 'cancelShipment')).toMatchObject({
      method: 'POST',
      route: '/website/shipments/:shipment_id/cancel',
      body: null,
    });
    const create = operations.find(({ id }) => id === 'createShipment');
    expect(create?.body).toContain('/requestBody/');
    expect(create?.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', place: 'header', required: true }),
    );
  });
});

describe('examples of the contract', () => {
  const problems = Object.values(examples).filter(({ value }) => 'code' in value);

  it('show every kind of problem', () => {
    const shown = new Set(problems.map(({ value }) => value.code));
    expect(schemas.ProblemCode?.enum.filter((code) => !shown.has(code))).toEqual([]);
  });

  it.each(problems)('read as the server writes them: $value.code', ({ value }) => {
    const { status, code, ...rest } = value as { status: ProblemStatus; code: ProblemCode };
    const { title, detail, type } = problemBody(problem(status, code), 'ar');
    expect(rest).toMatchObject({ title, detail, type });
  });
});
