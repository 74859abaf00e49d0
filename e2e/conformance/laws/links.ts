import { valueAt } from '../../../common/contract/document.ts';
import { placedOperations } from '../../../common/contract/operations.ts';
import { type Answer, BrokenLaw } from '../answer.ts';
import type { Call } from '../call.ts';
import { bundle, operationOf, type OperationId } from '../contract.ts';
import { recipes } from '../recipes/recipes.ts';
import { openWorkspace } from '../workspace.ts';
import { ONE_AT_A_TIME } from './every-operation.ts';
import { alike } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

const linksOf = new Map(
  placedOperations(bundle).flatMap(({ operation: { operationId, responses } }) => {
    const links = Object.values(responses['201']?.links ?? {});
    return links.length === 0 ? [] : [[operationId, links]];
  }),
);

async function linksLeadThere(bench: Bench): Promise<void> {
  const { api } = bench;
  const workspace = openWorkspace(bench);
  await withEach(
    bench.operations.filter(({ id }) => linksOf.has(id)),
    async ({ id }) => {
      const recipe = recipes[id];
      // What cannot be made through the contract alone leads nowhere.
      if ((await recipe.exempt?.(workspace)) !== undefined) return;
      const call = await recipe.call(workspace);
      const made = await api.succeed(id, call);
      await recipe.done?.(workspace, made, call);
      for (const { operationId, parameters = {} } of linksOf.get(id) ?? []) {
        const target = operationId as OperationId;
        const values = Object.entries(parameters).map(
          ([name, expression]) => [name, valueOf(expression, made)] as const,
        );
        const shown = await api.succeed(target, { ...whoOf(call), ...placed(target, values) });
        for (const [, value] of values.filter(([name]) => name.endsWith('_id'))) {
          const isNamed = JSON.stringify(shown.body).includes(JSON.stringify(value));
          alike(isNamed, true, `whether ${target} shows ${value}, which ${id} made`, shown);
        }
      }
    },
    ONE_AT_A_TIME,
  );
}

/** What a runtime expression of OpenAPI means after an answer. */
function valueOf(expression: string, { call, body }: Answer): string {
  const [place, pointer = ''] = expression.split('#');
  const value =
    place === '$response.body'
      ? valueAt(body as object, pointer)
      : call.path?.[expression.replace('$request.path.', '')];
  if (typeof value === 'string') return value;
  throw new BrokenLaw(`A link needs ${expression}, which is not there`);
}

/** Values at the places that the operation has for them. */
function placed(id: OperationId, values: (readonly [string, string])[]): Call {
  const isInPath = (name: string) =>
    operationOf(id).parameters.some((each) => each.name === name && each.place === 'path');
  return {
    path: Object.fromEntries(values.filter(([name]) => isInPath(name))),
    header: Object.fromEntries(values.filter(([name]) => !isInPath(name))),
  };
}

const whoOf = ({ who }: Call): Call => (who === undefined ? {} : { who });

export const linkLaws: readonly Law[] = [
  {
    id: 'links',
    title: 'What was made is shown where its link leads',
    clause: '`links` of each 201',
    isAbout: ({ id }) => linksOf.has(id),
    run: linksLeadThere,
  },
];
