import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import type { Handlers, OperationAnswer, OperationId } from '../../http/operations.ts';

/** One mistake a backend team could make, in an otherwise correct server. */
export interface Fault {
  /** What is wrong, in one sentence. */
  does: string;
  /** Why it cannot be seen over HTTP within an hour; absent if the kit must find it. */
  beyond?: string;
  /** Replace the correct handlers. */
  handlers?: Partial<Handlers>;
  /** Changes a request before authentication. */
  request?: (request: FastifyRequest, db: Database) => Promise<void> | void;
  /** Changes the input before it is validated against the contract. */
  input?: (request: FastifyRequest) => void;
  /** Changes an answer after it was validated against the contract. */
  answer?: (answer: Answer) => void;
  /** SQL that removes our database's own protection; another team's database may have none. */
  unguarded?: readonly string[];
}

/** An answer about to be sent. */
export interface Answer {
  operation: OperationId;
  reply: FastifyReply;
  /** Parsed JSON, to be replaced; undefined if the answer has none. */
  body: unknown;
}

/** Faults by name. */
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

/** The body of a request for that operation, to be changed; an empty object for any other. */
export function bodyFor(request: FastifyRequest, id: OperationId): Record<string, unknown> {
  const { body } = request;
  const isObject = typeof body === 'object' && body !== null;
  return isFor(request, id) && isObject ? (body as Record<string, unknown>) : {};
}
