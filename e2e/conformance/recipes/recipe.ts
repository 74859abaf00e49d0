import { exampleCall } from '../../../common/contract/example-call.ts';
import { requestedBy } from '../account.ts';
import type { Answer } from '../answer.ts';
import { newKey } from '../bookings.ts';
import type { Call } from '../call.ts';
import { bundle, operationOf, type OperationId } from '../contract.ts';
import type { Workspace } from '../workspace.ts';

/** How to make a valid request of one operation. */
export interface Recipe {
  /** Makes a request, and whatever must exist before it. */
  call: (workspace: Workspace) => Call | Promise<Call>;
  /** Records what was created or deleted, after a success. */
  done?: (workspace: Workspace, answer: Answer, call: Call) => void | Promise<void>;
  /** A request to break, if a valid one takes long to make; right in all but the server's state. */
  sketch?: (workspace: Workspace) => Call | Promise<Call>;
  /** How often it is sent, relative to others. */
  weight?: number;
  /** Preparation at the start of a long run, because it involves waiting. */
  begin?: (workspace: Workspace) => Promise<void>;
  /** False while a valid request must wait. */
  isReady?: (workspace: Workspace) => boolean;
  /** Why success cannot be expected on this backend; the statuses of `orElse` are then right. */
  exempt?: (workspace: Workspace) => string | undefined | Promise<string | undefined>;
  /** Statuses also right for broken requests: if two things are wrong, either may be reported. */
  orElse?: readonly number[];
  /** Refers to nothing that only its owner may use: other accounts succeed too. */
  isShared?: boolean;
  /** Only test keys may send it. */
  isOfTests?: boolean;
}

/** A call by the workspace's company. */
export function asCompany(
  make: (workspace: Workspace) => Call | Promise<Call>,
): (workspace: Workspace) => Promise<Call> {
  return async (workspace) => ({
    who: requestedBy(await workspace.company()),
    ...(await make(workspace)),
  });
}

/** The contract's own example, with a new key: valid, except that what it refers to does not exist. */
export function example(id: OperationId): Call {
  const call = exampleCall(bundle, id);
  const isKeyed = 'idempotency-key' in call.header;
  return { ...call, header: { ...call.header, ...(isKeyed && newKey()) } };
}

/** A request by the company without parameters. */
export const bare: Recipe = { call: asCompany(() => ({})) };

/** A public request, with or without the header that says so. */
export const open: Recipe = {
  call: ({ draw }) => (draw.chance(0.7) ? { header: { type: 'public' } } : {}),
};

/** A query of random parameters, occasionally for the next page. */
export function listed(
  id: OperationId,
  own: (workspace: Workspace) => Promise<Record<string, string>> = () => Promise.resolve({}),
): Recipe {
  const parameters = operationOf(id).parameters.filter(
    ({ place, name }) => place === 'query' && name !== 'cursor',
  );
  return {
    call: async (workspace) => {
      const { draw, cursors, company } = workspace;
      const going = cursors.get(id);
      if (going && draw.chance(0.5)) return { who: requestedBy(await company()), query: going };
      const drawn = parameters
        .filter(({ required }) => required || draw.chance(0.3))
        .map(({ name, schema }) => [name, String(draw.from(schema))]);
      return {
        who: requestedBy(await company()),
        query: {
          ...(Object.fromEntries(drawn) as Record<string, string>),
          ...(await own(workspace)),
        },
      };
    },
    done: ({ cursors }, { body }, { query }) => {
      const next = (body as { page?: { next_cursor?: string } }).page?.next_cursor;
      if (next === undefined) cursors.delete(id);
      else cursors.set(id, { ...query, cursor: next });
    },
  };
}
