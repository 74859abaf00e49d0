import { isOwn } from '../../../common/contract/operations.ts';
import { requestedBy, type Account } from '../account.ts';
import type { Call } from '../call.ts';
import type { Operation, OperationId } from '../contract.ts';
import { servedCities } from '../coverage.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { ONE_AT_A_TIME } from './every-operation.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

/** Every value of every parameter that has a set of them. */
function choicesOf({ parameters }: Operation) {
  return parameters.flatMap(({ name, place, schema }) =>
    place === 'query' ? (schema.enum ?? []).map((value) => [name, String(value)] as const) : [],
  );
}

/** Web operations alone, as those for keys are the same; in reports, values depend on each other. */
const isJudged = (operation: Operation) =>
  isOwn(operation) &&
  operation.scheme === 'session' &&
  !operation.id.includes('Report') &&
  choicesOf(operation).length > 0;

/** What a value may need beside it. */
async function neededFor(
  { api, lists }: Bench,
  id: OperationId,
  account: Account,
): Promise<Record<string, string>> {
  if (id !== 'listCouriers') return {};
  const [from, to = from] = await servedCities(api, account, lists);
  return { origin: from?.code ?? '', destination: to?.code ?? '', weight: '2000' };
}

async function eachValueIsTaken(bench: Bench): Promise<void> {
  const { api, operations } = bench;
  const workspace = openWorkspace(bench);
  await withEach(
    operations.filter(isJudged),
    async (operation) => {
      const { id, parameters } = operation;
      const company = await workspace.company();
      const isBelow = parameters.some(({ place }) => place === 'path');
      const path = isBelow ? (await recipes[id].call(workspace)).path : undefined;
      const call: Call = { who: requestedBy(company), ...(path && { path }) };
      const needed = await neededFor(bench, id, company);
      await withEach(choicesOf(operation), async ([name, value]) => {
        const answer = await api.succeed(id, { ...call, query: { ...needed, [name]: value } });
        const { data } = (answer.body ?? {}) as { data?: unknown };
        const rows = Array.isArray(data) ? (data as Record<string, unknown>[]) : [];
        const others = rows.map((row) => row[name]).filter((each) => typeof each === 'string');
        const other = others.find((each) => each !== value);
        alike(other, undefined, `another ${name} in ${id}?${name}=${value}`, answer);
      });
    },
    ONE_AT_A_TIME,
  );
}

export const queryValueLaws: readonly Law[] = [
  {
    id: 'query-values',
    title: 'Every documented value of every query parameter is taken',
    clause: '`enum` of the query `parameters` of each operation',
    isAbout: isJudged,
    run: eachValueIsTaken,
  },
];
