import type { FastifyBaseLogger } from 'fastify';
import type { operations } from '../../openapi/generated/types.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Locale } from './locale.ts';

/** Every operation of the contract. */
export type OperationId = keyof operations;

type Json<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : undefined;

type Parameters<Id extends OperationId, In extends 'path' | 'query' | 'header'> = [
  NonNullable<operations[Id]['parameters'][In]>,
] extends [never]
  ? Record<never, never>
  : NonNullable<operations[Id]['parameters'][In]>;

/** What was sent, already valid against the contract. Headers go by their names in the contract. */
export interface OperationRequest<Id extends OperationId> {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  header: Parameters<Id, 'header'>;
  body: Json<NonNullable<operations[Id]['requestBody']>>;
}

type SuccessStatus = 200 | 201 | 204;

/**
 * A documented successful answer; anything else is thrown with `problem(…)`. An answer without
 * content has no `body`.
 */
export type OperationAnswer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses'] & SuccessStatus]: {
    status: Status;
    headers?: Record<string, string>;
  } & (Json<operations[Id]['responses'][Status]> extends undefined
    ? { body?: never }
    : { body: Json<operations[Id]['responses'][Status]> });
}[keyof operations[Id]['responses'] & SuccessStatus];

export interface SignedInAccount {
  id: string;
  accountType: 'company' | 'individual';
  sessionId: string;
}

/** What every operation may use beside the request itself. */
export interface RequestContext {
  db: Database;
  /** The account of the token; null where the operation asks for none. */
  account: SignedInAccount | null;
  /** One instant for the whole request. */
  now: Date;
  /** The language that problems are written in. */
  locale: Locale;
  requestId: string;
  config: Config;
  log: FastifyBaseLogger;
  /** True once the process was told to stop: it finishes what it has and takes no more. */
  stopping: boolean;
}

export interface SignedInContext extends RequestContext {
  account: SignedInAccount;
}

/** An operation that documents 401 is one that needs a token: 401 means nothing else. */
type ContextOf<Id extends OperationId> = 401 extends keyof operations[Id]['responses']
  ? SignedInContext
  : RequestContext;

export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  context: ContextOf<Id>,
) => Promise<OperationAnswer<Id>>;

/** One handler for each operation of the contract: a missing or an extra one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
