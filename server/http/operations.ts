import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { components, operations } from '../../openapi/generated/types.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { TaskQueue } from '../jobs/task-queue.ts';
import type { Messenger } from '../messages/messenger.ts';
import type { Outbox } from '../messages/outbox.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { Locale } from '../reference/locale.ts';
import type { StreamedBody, StreamedCsv } from './streamed-body.ts';

/** Every operation of the contract. */
export type OperationId = keyof operations;

type Json<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : Response extends { content: { 'text/csv': string } }
    ? StreamedCsv
    : Response extends { content: { 'application/pdf': string } }
      ? Uint8Array
      : undefined;

/** Files of a form are their bytes. */
type Body<RequestBody> = RequestBody extends { content: { 'multipart/form-data': infer Form } }
  ? { [Part in keyof Form]: Buffer }
  : Json<RequestBody>;

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
  body: Body<NonNullable<operations[Id]['requestBody']>>;
}

/** Operations whose answer may be too long to be held whole. */
type StreamedOperation = 'downloadProfileData';

type AnswerBody<Id, Body> = Id extends StreamedOperation
  ? StreamedBody<Extract<Body, object>>
  : Body;

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
    : { body: AnswerBody<Id, Json<operations[Id]['responses'][Status]>> });
}[keyof operations[Id]['responses'] & SuccessStatus];

export interface SignedInAccount {
  id: string;
  accountType: 'company' | 'individual';
  sessionId: string;
}

/** Another system that acts for an account. */
export interface KeyHolder {
  /** Of the account. */
  id: string;
  accountType: 'company' | 'individual';
  clientKey: string;
  scopes: components['schemas']['ApiKeyScope'][];
  /** When the secret that came dies; null while it is the newest. */
  secretValidUntil: Date | null;
}

export type Account = SignedInAccount | KeyHolder;

/** What every request is served with. */
export interface Services {
  config: Config;
  db: Database;
  messages: Messenger;
  payments: PaymentProvider;
  /** Where requests leave work for the background. */
  tasks: TaskQueue;
  /** What demo mode sent. */
  outbox: Outbox;
}

/** What every operation may use beside the request itself. */
export interface RequestContext extends Services {
  /** The account of the token or key; null where the operation asks for none. */
  account: Account | null;
  /** One instant for the whole request. */
  now: Date;
  /** The language that problems are written in. */
  locale: Locale;
  requestId: string;
  /** Of the client's network; behind a trusted proxy as the proxy names it. */
  address: string;
  /** As the client calls itself. */
  userAgent: string | undefined;
  /** As it came, for whoever proves itself by the bytes; the body is empty where none is read. */
  raw: { headers: IncomingHttpHeaders; body: Buffer };
  log: FastifyBaseLogger;
  /** True once the process was told to stop: it finishes what it has and takes no more. */
  stopping: boolean;
}

export interface SignedInContext extends RequestContext {
  account: SignedInAccount;
}

export interface IntegrationContext extends RequestContext {
  account: KeyHolder;
}

/** Operations of the scheme `apiKey`. The types of the contract do not tell; a test does. */
export const INTEGRATION_OPERATIONS = ['getIntegration'] as const satisfies OperationId[];

/** An operation that documents 401 is one that needs a token or key: 401 means nothing else. */
type ContextOf<Id extends OperationId> = Id extends (typeof INTEGRATION_OPERATIONS)[number]
  ? IntegrationContext
  : 401 extends keyof operations[Id]['responses']
    ? SignedInContext
    : RequestContext;

export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  context: ContextOf<Id>,
) => Promise<OperationAnswer<Id>>;

/** One handler for each operation of the contract: a missing or an extra one does not compile. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
