import { isOwn } from '../../../common/contract/operations.ts';
import { requestedBy, type Account } from '../account.ts';
import type { Call } from '../call.ts';
import type { Operation, OperationId } from '../contract.ts';
import { servedCities } from '../coverage.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

/** Parameters with a set of values, each of which is valid by itself. */
function choicesOf({ parameters }: Operation) {
  return parameters.flatMap(({ name, place, schema }) =>
    place === 'query' && schema.enum ? [{ name, values: schema.enum.map(String) }] : [],
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
  const tried: { id: OperationId; call: Call; name: string; value: string }[] = [];
  const company = await workspace.company();
  const who = requestedBy(company);
  for (const operation of operations.filter(isJudged)) {
    const { id, parameters } = operation;
    const isBelow = parameters.some(({ place }) => place === 'path');
    const path = isBelow ? (await recipes[id].call(workspace)).path : undefined;
    const call: Call = { who, ...(path && { path }) };
    const query = await neededFor(bench, id, company);
    for (const { name, values } of choicesOf(operation)) {
      for (const value of values) {
        tried.push({ id, name, value, call: { ...call, query: { ...query, [name]: value } } });
      }
    }
  }
  await withEach(tried, async ({ id, name, value, call }) => {
    const answer = await api.succeed(id, call);
    const { data = [] } = (answer.body ?? {}) as { data?: Record<string, unknown>[] };
    if (!Array.isArray(data)) return;
    const other = data
      .map((row) => row[name])
      .find((each) => typeof each === 'string' && each !== value);
    alike(other, undefined, `another ${name} in ${id}?${name}=${value}`, answer);
  });
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
