import { asked } from '../account.ts';
import type { Answer } from '../answer.ts';
import type { Call } from '../call.ts';
import { operationOf, type OperationId } from '../contract.ts';
import type { Desk } from '../desk.ts';

/** How a valid request of one operation is made. */
export interface Recipe {
  /** With whatever has to exist before it. */
  call: (desk: Desk) => Call | Promise<Call>;
  /** Takes note of what is there and what is gone, once it succeeded. */
  done?: (desk: Desk, answer: Answer, call: Call) => void | Promise<void>;
  /** A request to be spoilt, where a valid one takes long to make; all but its state is right. */
  sketch?: (desk: Desk) => Call | Promise<Call>;
  /** How often it is sent beside others, which are sent once. */
  weight?: number;
  /** What is done when a long run begins, because it takes waiting. */
  begin?: (desk: Desk) => Promise<void>;
  /** False while a valid request has to wait. */
  isReady?: (desk: Desk) => boolean;
  /** Why success cannot be asked for at this backend; the statuses of `orElse` are right then. */
  exempt?: (desk: Desk) => string | undefined | Promise<string | undefined>;
  /** Right for whatever is spoilt too: where two things are wrong, either may be told. */
  orElse?: readonly number[];
  /** Names no thing that only its owner knows: a stranger is served too. */
  isShared?: boolean;
}

/** A request of the desk's company that says nothing more. */
export const bare: Recipe = { call: async ({ company }) => ({ who: asked(await company()) }) };

/** A request that everybody may make, with or without saying so. */
export const open: Recipe = {
  call: ({ draw }) => (draw.chance(0.7) ? { header: { type: 'public' } } : {}),
};

/** A query of parameters by chance, now and then the page after the last one. */
export function listed(
  id: OperationId,
  own: (desk: Desk) => Promise<Record<string, string>> = () => Promise.resolve({}),
): Recipe {
  const parameters = operationOf(id).parameters.filter(
    ({ place, name }) => place === 'query' && name !== 'cursor',
  );
  return {
    call: async (desk) => {
      const { draw, cursors, company } = desk;
      const going = cursors.get(id);
      if (going && draw.chance(0.5)) return { who: asked(await company()), query: going };
      const drawn = parameters
        .filter(({ required }) => required || draw.chance(0.3))
        .map(({ name, schema }) => [name, String(draw.from(schema))]);
      return {
        who: asked(await company()),
        query: { ...(Object.fromEntries(drawn) as Record<string, string>), ...(await own(desk)) },
      };
    },
    done: ({ cursors }, { body }, { query }) => {
      const next = (body as { page?: { next_cursor?: string } }).page?.next_cursor;
      if (next === undefined) cursors.delete(id);
      else cursors.set(id, { ...query, cursor: next });
    },
  };
}
