import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RawBuilder } from 'kysely';
import type { components } from '../../../openapi/generated/types.ts';
import type { Database } from '../../db/database.ts';
import type {
  Handlers,
  OperationAnswer,
  OperationId,
  RequestContext,
} from '../../http/operations.ts';
import { ProblemError } from '../../http/problem.ts';

/** One mistake a backend team could make, in an otherwise correct server. */
export interface Fault extends Changes {
  /** What is wrong, in one sentence. */
  does: string;
  /** Why it cannot be seen over HTTP within an hour; absent if the kit must find it. */
  beyond?: string;
}

/** What is different in a broken server; nothing in a correct one. */
export interface Changes {
  /** Replace the correct handlers. */
  handlers?: Partial<Handlers>;
  /** Changes a request before authentication. */
  request?: (request: FastifyRequest, db: Database) => Promise<void> | void;
  /** Changes the input before it is validated against the contract. */
  input?: (request: FastifyRequest) => void;
  /** Changes an answer in place after it was validated; its body is undefined if it is not JSON. */
  answer?: (body: unknown, reply: FastifyReply) => void;
  /** SQL that removes our database's own protection; another team's database may have none. */
  unguarded?: readonly string[];
}

/** Faults by name. */
export type Faults = Record<string, Fault>;

type Body<Id extends OperationId> = NonNullable<OperationAnswer<Id>['body']>;

/** A fault in the successful answers of one operation. */
export function inAnswersOf<Id extends OperationId>(
  id: Id,
  change: (body: Body<Id>, reply: FastifyReply) => unknown,
): NonNullable<Changes['answer']> {
  return (body, reply) => {
    if (isFor(reply.request, id) && reply.statusCode < 400) change(body as Body<Id>, reply);
  };
}

/** A fault in the problems of every operation. */
export function inProblems(
  change: (problem: Partial<components['schemas']['Problem']>, reply: FastifyReply) => unknown,
): NonNullable<Changes['answer']> {
  return (body, reply) => {
    if (reply.statusCode >= 400 && body) change(body, reply);
  };
}

/** A fault in reading the bodies of one operation. */
export function inBodiesOf(
  id: OperationId,
  change: (body: Record<string, unknown>) => void,
): NonNullable<Changes['input']> {
  return (request) => {
    const { body } = request;
    const isObject = typeof body === 'object' && body !== null;
    if (isFor(request, id) && isObject) change(body as Record<string, unknown>);
  };
}

/** Whether a request is for that operation. */
export function isFor(request: FastifyRequest, id: OperationId): boolean {
  return request.routeOptions.config.operation?.id === id;
}

/** A handler that, if it refuses with that code, removes the cause and tries again. */
export function unless<Request, Context, Answer>(
  code: ProblemError['code'],
  handler: (request: Request, context: Context) => Promise<Answer>,
  overlook: (request: Request, context: Context, refusal: ProblemError) => Promise<unknown>,
): typeof handler {
  return async (request, context) => {
    try {
      return await handler(request, context);
    } catch (error) {
      if (!(error instanceof ProblemError && error.code === code)) throw error;
      await overlook(request, context, error);
      return handler(request, context);
    }
  };
}

/** Runs a statement on the server's database. */
export function run<Row>({ db }: Pick<RequestContext, 'db'>, statement: RawBuilder<Row>) {
  return statement.execute(db.kysely);
}
