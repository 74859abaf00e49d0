import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Changes } from './fault.ts';

/** Removes the database's own protection against the fault. */
export async function unguard({ kysely }: Database, { unguarded = [] }: Changes): Promise<void> {
  for (const statement of unguarded) await sql.raw(statement).execute(kysely);
}

/** Adds the fault's hooks to a server that does not listen yet. */
export function introduce(app: FastifyInstance, fault: Changes, db: Database): void {
  app.addHook('onRequest', async (request) => fault.request?.(request, db));
  app.addHook('preHandler', async (request) => fault.input?.(request));
  app.addHook('onSend', async (request, reply, payload) => {
    const { answer } = fault;
    if (!answer || request.routeOptions.config.operation === undefined) return payload;
    const type = String(reply.getHeader('content-type'));
    const isJson = typeof payload === 'string' && /^application\/(problem\+)?json/.test(type);
    const body: unknown = isJson ? JSON.parse(payload) : undefined;
    answer(body, reply);
    return isJson ? JSON.stringify(body) : payload;
  });
}
