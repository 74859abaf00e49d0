import type { Call } from '../call.ts';
import { allOperations, type OperationId } from '../contract.ts';
import type { Workspace } from '../workspace.ts';
import type { Recipe } from './recipe.ts';

type Make = (workspace: Workspace) => Call | Promise<Call>;

/** How often an operation opened to keys is sent, relative to the same one of the web app. */
const SHARE = 0.5;

/**
 * The recipes of operations that keys open too: the same requests, with a key of whoever makes them.
 *
 * @param recipes of the operations of the web app.
 */
export function byKeyRecipes(recipes: Partial<Record<OperationId, Recipe>>) {
  const opened = allOperations.flatMap(({ id, sameAs }) => {
    const same = recipes[sameAs];
    if (id === sameAs || !same) return [];
    const { call, sketch, weight = 1 } = same;
    const own = { ...same, call: byKey(call), ...(sketch && { sketch: byKey(sketch) }) };
    return [[id, { ...own, weight: weight * SHARE }] as const];
  });
  return Object.fromEntries(opened) as Record<Extract<OperationId, `${string}ByKey`>, Recipe>;
}

function byKey(make: Make): Make {
  return async (workspace) => {
    const call = await make(workspace);
    return { ...call, who: await workspace.keyOf(call.who ?? null) };
  };
}
