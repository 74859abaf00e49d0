import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers, OperationAnswer, OperationId } from '../../http/operations.ts';

/** One mistake of a backend team, in a server that is right otherwise. */
export interface Fault {
  /** What is wrong, in one sentence. */
  does: string;
  /** Why nobody sees it who has nothing but HTTP and an hour; absent where the kit has to. */
  beyond?: string;
  /** In place of the right ones. */
  handlers?: Partial<Handlers>;
  /** Changes a request before the server knows who asks. */
  request?: (request: FastifyRequest, db: Database) => Promise<void> | void;
  /** Changes what was sent before it is held against the contract. */
  input?: (request: FastifyRequest) => void;
  /** Changes an answer after the server has held it against the contract. */
  answer?: (answer: Answer) => void;
  /** SQL that takes away what keeps our database from it; another team's may keep nothing. */
  unguarded?: readonly string[];
}

/** What is about to be sent. */
export interface Answer {
  operation: OperationId;
  reply: FastifyReply;
  /** JSON that has been read, to be replaced; undefined where the answer holds none. */
  body: unknown;
}

/** Faults by their names. */
export type Faults = Record<string, Fault>;

type Body<Id extends OperationId> = NonNullable<OperationAnswer<Id>['body']>;

/** A fault in the successful answers of one operation. */
export function inAnswersOf<Id extends OperationId>(
  id: Id,
  change: (body: Body<Id>, reply: FastifyReply) => unknown,
): (answer: Answer) => void {
  return (answer) => {
    if (answer.operation !== id || answer.reply.statusCode >= 400) return;
    answer.body = change(answer.body as Body<Id>, answer.reply);
  };
}

type Problem = components['schemas']['Problem'];

/** A fault in the problems of every operation. */
export function inProblems(
  change: (problem: Problem, answer: Answer) => unknown,
): (answer: Answer) => void {
  return (answer) => {
    if (answer.reply.statusCode < 400 || answer.body === undefined) return;
    answer.body = change(answer.body as Problem, answer);
  };
}

/** Whether a request is for that operation. */
export function isFor(request: FastifyRequest, id: OperationId): boolean {
  return request.routeOptions.config.operation?.id === id;
}

/** The body of a request for that operation, to be changed; of any other request nothing. */
export function bodyFor(request: FastifyRequest, id: OperationId): Record<string, unknown> {
  const { body } = request;
  const isObject = typeof body === 'object' && body !== null;
  return isFor(request, id) && isObject ? (body as Record<string, unknown>) : {};
}
