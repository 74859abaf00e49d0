import type { Operation } from './contract.ts';
import type { Account } from './operations.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation of the contract that a route serves; absent outside the API. */
    operation?: Operation;
  }
  interface FastifyRequest {
    /** The account of the token or key, once it is known; null where an operation needs none. */
    account: Account | null;
    /** The text of a JSON body; of any other body nothing. */
    rawBody: string;
  }
}
