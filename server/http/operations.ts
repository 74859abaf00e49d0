import type { KeyObject } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { AnsweredId, OwnId } from '../../common/contract/operations.ts';
import type { components, operations } from '../../openapi/generated/types.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { TaskQueue } from '../jobs/task-queue.ts';
import type { Messenger } from '../messages/messenger.ts';
import type { Outbox } from '../messages/outbox.ts';
import type { PaymentProvider } from '../ports/payment-provider.ts';
import type { StoreSimulator } from '../ports/store-simulator.ts';
import type { Locale } from '../reference/locale.ts';
import type { ActivityEntry, ActivityNote } from './activity-note.ts';
import type {
  StreamedBody,
  StreamedCsv,
  StreamedWorkbook,
  TableFile,
  XmlFile,
} from './streamed-body.ts';

/** Every operation of the contract. */
export type OperationId = AnsweredId<keyof operations>;

/** Where a workbook can be answered, a CSV file can as well. */
type Workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Json<Response> = Response extends { content: { 'application/json': infer Body } }
  ? Body
  : Response extends { content: Record<Workbook, string> }
    ? TableFile | StreamedCsv | StreamedWorkbook
    : Response extends { content: { 'text/csv': string } }
      ? StreamedCsv
      : Response extends { content: { 'application/pdf': string } }
        ? Uint8Array
        : Response extends { content: { 'application/xml': string } }
          ? XmlFile
          : undefined;

/** The parts of forms that are texts; the others are files. A test holds it to the contract. */
export const TEXT_PARTS = ['file_name'] as const;

/** Files in a form are their bytes. */
type Body<RequestBody> = RequestBody extends { content: { 'multipart/form-data': infer Form } }
  ? { [Part in keyof Form]: Part extends (typeof TEXT_PARTS)[number] ? Form[Part] : Buffer }
  : Json<RequestBody>;

type Parameters<Id extends OperationId, In extends 'path' | 'query' | 'header'> = [
  NonNullable<operations[Id]['parameters'][In]>,
] extends [never]
  ? Record<never, never>
  : NonNullable<operations[Id]['parameters'][In]>;

/** The request, already valid against the contract. Headers have their names in the contract. */
export interface OperationRequest<Id extends OperationId> {
  path: Parameters<Id, 'path'>;
  query: Parameters<Id, 'query'>;
  header: Parameters<Id, 'header'>;
  body: Body<NonNullable<operations[Id]['requestBody']>>;
}

/** Operations whose answer may be too long for memory. */
type StreamedOperation = 'downloadProfileData';

type AnswerBody<Id, Body> = Id extends StreamedOperation
  ? StreamedBody<Extract<Body, object>>
  : Body;

type SuccessStatus = 200 | 201 | 202 | 204;

/**
 * A documented successful answer; failures are thrown with `problem(…)`. An answer without content
 * has no `body`.
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
  /** The last sign-in, password or code of its owner. */
  confirmedAt: Date | null;
  /** The row of the session, with what the operation reads together with it. */
  found: unknown;
}

/** Another system that acts for an account. */
export interface KeyHolder {
  /** The account's id; of a test key, that of its shadow (`domain/test-account.ts`). */
  id: string;
  accountType: 'company' | 'individual';
  clientKey: string;
  /** The key's name. */
  name: string;
  scopes: components['schemas']['ApiKeyScope'][];
  /** When the secret in use expires; null for the current one. */
  secretValidUntil: Date | null;
  /** Beyond the limit of the account's plan; then it opens nothing. */
  isPaused: boolean;
}

export type Account = SignedInAccount | KeyHolder;

/** From where an account's own requests come. */
export function askedFrom(account: Account): 'website' | 'api' {
  return 'clientKey' in account ? 'api' : 'website';
}

/** The services available to every request. */
export interface Services {
  config: Config;
  db: Database;
  messages: Messenger;
  payments: PaymentProvider;
  /** Null outside demo mode. */
  storeSimulator: StoreSimulator | null;
  /** The queue for background work. */
  tasks: TaskQueue;
  /** The messages that demo mode sent. */
  outbox: Outbox;
  /** Signs the cursors of lists. */
  cursorKey: KeyObject;
}

/** What an operation may use besides the request itself. */
export interface RequestContext extends Services {
  /** The account of the token or key; null where the operation needs none. */
  account: Account | null;
  /** The same instant for the whole request. */
  now: Date;
  /** The language of problems. */
  locale: Locale;
  requestId: string;
  /** The client's IP address, as named by a trusted proxy if there is one. */
  address: string;
  /** The client's `User-Agent`. */
  userAgent: string | undefined;
  /** The unparsed request, for signature checks; the body is empty where none is read. */
  raw: { headers: IncomingHttpHeaders; body: Buffer };
  log: FastifyBaseLogger;
  /** Adds to the request's entry in the activity log. */
  note: (note: ActivityNote) => void;
  /** The request's entry in the activity log, for a handler that writes it with its change. */
  takeEntry: (answer: unknown) => ActivityEntry;
  /** True once the process was asked to stop: it finishes open requests and accepts no more. */
  stopping: boolean;
}

export interface SignedInContext extends RequestContext {
  account: SignedInAccount;
}

export interface IntegrationContext extends RequestContext {
  account: KeyHolder;
}

/** Operations that keys alone open. The contract's types do not contain the scheme, so a test checks this. */
type KeyOperation = 'getIntegration' | 'moveTestShipment';

/** The same operations below another path, opened by keys; the contract derives their names. */
type TwinId = Extract<OperationId, `${string}ByKey`>;

/** Operations that a session opens and, as their twins, a key. */
type SharedOperation = TwinId extends `${infer Id extends OperationId}ByKey` ? Id : never;

/** The context of operations that a session opens, and a key as well. */
export interface AccountContext extends RequestContext {
  account: Account;
}

/** An operation needs a token or key exactly if it documents 401. */
type ContextOf<Id extends OperationId> = Id extends KeyOperation
  ? IntegrationContext
  : Id extends SharedOperation
    ? AccountContext
    : 401 extends keyof operations[Id]['responses']
      ? SignedInContext
      : RequestContext;

/** An operation that has a handler of its own. */
export type HandledId = OwnId<OperationId>;

export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  context: ContextOf<Id>,
) => Promise<OperationAnswer<Id>>;

/** One handler for each operation of the contract; a missing or unknown one does not compile. */
export type Handlers = { [Id in HandledId]: Handler<Id> };
