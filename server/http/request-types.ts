import type { Operation } from './contract.ts';
import type { Account } from './operations.ts';
import type { ProblemCode } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of a route; absent outside the API. */
    operation?: Operation;
  }
  interface FastifyRequest {
    /** The account of the token or key, once it is known; null where the operation needs none. */
    account: Account | null;
    /** The text of a JSON body, or the bytes of a raw one; empty for any other body. */
    rawBody: string | Buffer;
    /** The code of the problem that was answered; null if there is none. */
    problemCode: ProblemCode | null;
  }
}
