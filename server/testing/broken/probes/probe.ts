import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { components } from '../../../../openapi/generated/types.ts';
import { BASE_PATH } from '../../../http/contract.ts';
import type { TestBackend, Customer } from '../../test-backend.ts';

type Schemas = components['schemas'];

/** How a fault is detected. */
export interface Probe {
  look: (server: ProbedServer) => Promise<unknown>;
  right: unknown;
  broken: unknown;
}

/** A server and the calls that customers make. */
export interface ProbedServer {
  backend: TestBackend;
  send: (
    who: Customer | null,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    sent?: { body?: object | string; headers?: Record<string, string> },
  ) => Promise<LightMyRequestResponse>;
  /** Posts with an idempotency key, a new one by default. */
  keyed: (
    who: Customer,
    path: string,
    body: object,
    key?: string,
  ) => Promise<LightMyRequestResponse>;
}

export function probedServer(backend: TestBackend): ProbedServer {
  const server: ProbedServer = {
    backend,
    send: (who, method, path, { body, headers = {} } = {}) =>
      backend.app.inject({
        method,
        url: `${BASE_PATH}/website${path}`,
        headers: {
          ...who?.headers,
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: body }),
      }),
    keyed: (who, path, body, key = randomUUID()) =>
      server.send(who, 'POST', path, { body, headers: { 'idempotency-key': key } }),
  };
  return server;
}

export const PRESET: Schemas['ParcelPresetInput'] = {
  ...({ name: 'علبة تجريبية', weight: 600, weight_unit: 'g' } as const),
  ...({ length: 200, width: 150, height: 100, dimension_unit: 'cm' } as const),
  ...({ shipment_type: 'parcel', packaging_type: 'box' } as const),
};

export const TOP_UP: Schemas['TopUpCreate'] = {
  amount: { amount: 5_000, currency: 'SAR' },
  payment_method: 'credit_card',
};

/** A page of any list. */
export interface Page {
  data: { id: string }[];
  page: Schemas['Page'];
}

export async function page(backend: TestBackend, who: Customer, path: string): Promise<Page> {
  return (await backend.get(who, path)).json<Page>();
}

export async function movements(
  backend: TestBackend,
  who: Customer,
  query = '',
): Promise<Schemas['TransactionList']> {
  return (await backend.get(who, `/balance/transactions${query}`)).json<
    Schemas['TransactionList']
  >();
}

export async function balance(backend: TestBackend, who: Customer): Promise<number> {
  const { current_balance } = (await backend.get(who, '/balance')).json<Schemas['Balance']>();
  return current_balance.amount;
}
