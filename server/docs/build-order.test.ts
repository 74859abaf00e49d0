import { describe, expect, it } from 'vitest';
import { operationsOf } from '../../common/contract/operations.ts';
import type { KitApi } from '../../e2e/conformance/api.ts';
import { bundle, type OperationId } from '../../e2e/conformance/contract.ts';
import { newDraw } from '../../e2e/conformance/draw.ts';
import { recipes } from '../../e2e/conformance/recipes/recipes.ts';
import { openWorkspace } from '../../e2e/conformance/workspace.ts';
import { readContract } from '../http/contract.ts';
import { buildOrder } from './build-order.ts';

interface Described {
  operationId?: string;
  responses: Record<string, { content?: Record<string, { examples?: Record<string, Example> }> }>;
}

interface Example {
  value: unknown;
}

const described = Object.values(bundle.paths as Record<string, Record<string, Described>>)
  .flatMap((item) => Object.values(item))
  .map((each) => [each.operationId, each] as const);
const byId = new Map(described);

/** In which state an import batch is after these. */
const STATES: Partial<Record<OperationId, string>> = {
  createImportBatch: 'matching',
  updateImportColumns: 'checked',
  priceImportBatch: 'priced',
};

/** The first example of success; of an import batch, the one of a state. */
function exampleOf(id: OperationId, state: string): unknown {
  const { responses = {} } = byId.get(id) ?? {};
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const [media] = Object.values(success?.content ?? {});
  const examples = media?.examples ?? {};
  const named = id === 'getImportBatch' ? examples[state] : undefined;
  return structuredClone((named ?? Object.values(examples)[0])?.value);
}

/** The operations that a valid request of this one needs before it, by the kit's recipe for it. */
async function needsOf(id: OperationId): Promise<Set<OperationId>> {
  const asked = new Set<OperationId>();
  let state = '';
  const succeed = (each: OperationId) => {
    asked.add(each);
    state = STATES[each] ?? state;
    const body = exampleOf(each, state);
    return Promise.resolve({ id: each, call: {}, status: 200, headers: {}, body, curl: '' });
  };
  const api: Partial<KitApi> = {
    ...{ succeed, send: succeed, lackOf: () => undefined },
    ok: async (each) => (await succeed(each)).body as never,
  };
  let codes = 0;
  const config = {
    name: 'the examples of the contract',
    latestCode: () => Promise.resolve(String((codes += 1))),
    async addBalance() {
      await succeed('getBalance');
    },
  };
  await recipes[id].call(openWorkspace({ api: api as KitApi, config, draw: newDraw(1) }));
  return asked;
}

const order = buildOrder(operationsOf(readContract()));
const stepOf = new Map(
  order.flatMap(({ operations }, at) => operations.map(({ id }) => [id, at] as const)),
);

describe('the build order', () => {
  it('has a step for every operation', () => {
    expect(order.map(({ title }) => title)).not.toContain('Other operations');
  });

  it.each(order)('has nothing in “$title” that needs a later step', async ({ operations }) => {
    const late: string[] = [];
    for (const { id } of operations) {
      const here = stepOf.get(id) ?? 0;
      for (const need of await needsOf(id)) {
        const at = stepOf.get(need) ?? 0;
        if (at > here) late.push(`${id} needs ${need} of “${order[at]?.title}”`);
      }
    }
    expect(late).toEqual([]);
  });
});
