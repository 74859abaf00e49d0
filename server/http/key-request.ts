import type { FastifyReply, FastifyRequest } from 'fastify';
import { liveAccountOf } from '../domain/test-account.ts';
import { BASE_PATH } from './contract.ts';
import type { ProblemCode } from './problem.ts';

/** Characters of a path that are kept. */
const MOST_OF_PATH = 200;

/** What is told of a request of an API key: nothing of its body, query and headers. */
export interface KeyRequest {
  /** The live account, also of a test key. */
  accountId: string;
  clientKey: string;
  keyName: string;
  /** When it arrived. */
  at: Date;
  method: string;
  /** As called, below the base path and without the query. */
  path: string;
  status: number;
  durationMs: number;
  requestId: string;
  /** Of the problem that was answered; null if it succeeded. */
  code: ProblemCode | null;
}

/** Records what API keys ask for. */
export interface RequestRecorder {
  /** Never throws and never waits. */
  add: (request: KeyRequest) => void;
  /** Writes what was not written yet. */
  close: () => Promise<void>;
}

/** What is told of a request that was just answered; undefined without a key and its secret. */
export function keyRequestOf(
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): KeyRequest | undefined {
  const { account, id, method, url } = request;
  if (account === null || !('clientKey' in account)) return undefined;
  const durationMs = Math.round(reply.elapsedTime);
  return {
    accountId: liveAccountOf(account.id),
    clientKey: account.clientKey,
    keyName: account.name,
    at: new Date(now.getTime() - durationMs),
    // HEAD asks for the same as GET.
    method: method === 'HEAD' ? 'GET' : method,
    path: pathOf(url),
    status: reply.statusCode,
    durationMs,
    requestId: id,
    code: request.problemCode,
  };
}

/** In ASCII: Node refuses a request whose address has other signs. */
function pathOf(url: string): string {
  const [path = ''] = url.split('?', 1);
  const below = path.startsWith(BASE_PATH) ? path.slice(BASE_PATH.length) : path;
  return below.slice(0, MOST_OF_PATH);
}
