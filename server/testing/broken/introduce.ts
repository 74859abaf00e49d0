import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { handlers } from '../../features/handlers.ts';
import type { Handlers } from '../../http/operations.ts';
import type { Answer, Fault } from './fault.ts';

/** The correct handlers, except those that the fault replaces. */
export function handlersWith(fault: Fault): Handlers {
  return { ...handlers, ...fault.handlers };
}

/** Removes the database's own protection against the fault. */
export async function unguard({ kysely }: Database, { unguarded = [] }: Fault): Promise<void> {
  for (const statement of unguarded) await sql.raw(statement).execute(kysely);
}

/** Adds the fault's hooks to a server that does not listen yet. */
export function introduce(app: FastifyInstance, fault: Fault, db: Database): void {
  const { request: changeRequest, input, answer: changeAnswer } = fault;
  if (changeRequest) {
    app.addHook('onRequest', async (request) => {
      await changeRequest(request, db);
    });
  }
  if (input) {
    app.addHook('preHandler', async (request) => {
      input(request);
    });
  }
  if (changeAnswer) {
    app.addHook('onSend', async (request, reply, payload) => {
      const { operation } = request.routeOptions.config;
      if (operation === undefined) return payload;
      const json = typeof payload === 'string' && isJson(reply.getHeader('content-type'));
      const body: unknown = json ? JSON.parse(payload) : undefined;
      const answer: Answer = { operation: operation.id, reply, body };
      changeAnswer(answer);
      return json ? JSON.stringify(answer.body) : payload;
    });
  }
}

function isJson(type: unknown): boolean {
  return typeof type === 'string' && /^application\/(problem\+)?json/.test(type);
}
