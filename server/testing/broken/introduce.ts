import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { handlers } from '../../features/handlers.ts';
import type { Handlers, OperationId } from '../../http/operations.ts';
import type { Changes } from './fault.ts';

type AnyHandler = (request: unknown, context: unknown) => Promise<unknown>;

/** The correct handlers, except those that the current fault replaces. */
export function handlersWith(current: () => Changes): Handlers {
  const entries = Object.keys(handlers).map((id) => {
    const handle: AnyHandler = (request, context) => {
      const { [id as OperationId]: handler } = { ...handlers, ...current().handlers };
      return (handler as AnyHandler)(request, context);
    };
    return [id, handle];
  });
  return Object.fromEntries(entries) as Handlers;
}

/** Removes the database's own protection against the fault. */
export async function unguard({ kysely }: Database, { unguarded = [] }: Changes): Promise<void> {
  for (const statement of unguarded) await sql.raw(statement).execute(kysely);
}

/** Adds the current fault's hooks to a server that does not listen yet. */
export function introduce(app: FastifyInstance, current: () => Changes, db: Database): void {
  app.addHook('onRequest', async (request) => current().request?.(request, db));
  app.addHook('preHandler', async (request) => current().input?.(request));
  app.addHook('onSend', async (request, reply, payload) => {
    const { answer } = current();
    if (!answer || request.routeOptions.config.operation === undefined) return payload;
    const type = String(reply.getHeader('content-type'));
    const isJson = typeof payload === 'string' && /^application\/(problem\+)?json/.test(type);
    const body: unknown = isJson ? JSON.parse(payload) : undefined;
    answer(body, reply);
    return isJson ? JSON.stringify(body) : payload;
  });
}
