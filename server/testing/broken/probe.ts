import type { LightMyRequestResponse } from 'fastify';
import type { components } from '../../../openapi/generated/types.ts';
import { BASE_PATH } from '../../http/contract.ts';
import type { Customer, TestBackend } from '../test-backend.ts';

type Schemas = components['schemas'];

/** What a client sees of a fault, on the right server and on the broken one. */
export interface Probe {
  right: unknown;
  broken: unknown;
  look: (client: Client) => Promise<unknown>;
}

export function sees(right: unknown, broken: unknown, look: Probe['look']): Probe {
  return { right, broken, look };
}

interface Calls {
  /** Sends a request, such as `POST /quotes`. */
  send: (
    line: string,
    body?: object | string,
    headers?: Record<string, string>,
  ) => Promise<LightMyRequestResponse>;
  /** The status of its answer. */
  status: (...call: Parameters<Calls['send']>) => Promise<number>;
  /** The JSON of its answer. */
  read: <Body>(...call: Parameters<Calls['send']>) => Promise<Body>;
}

/** A new customer with 100 riyals, and the calls they make. */
export interface Client extends Calls, Customer {
  backend: TestBackend;
  /** Calls without a token. */
  nobody: Calls;
  /** Books the test parcel. */
  ship: () => Promise<Schemas['Shipment']>;
  /** A client of another account. */
  other: () => Promise<Client>;
}

export async function newClient(backend: TestBackend): Promise<Client> {
  const customer = await backend.newCustomer(10_000);
  return {
    ...customer,
    ...callsWith(backend, customer.headers),
    backend,
    nobody: callsWith(backend, { type: 'public' }),
    ship: () => backend.ship(customer),
    other: () => newClient(backend),
  };
}

function callsWith({ app }: TestBackend, own: Record<string, string>): Calls {
  const send: Calls['send'] = (line, body, headers) => {
    const [method, path] = line.split(' ') as ['GET', string];
    return app.inject({
      method,
      url: `${BASE_PATH}/website${path}`,
      headers: {
        ...own,
        ...(typeof body === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: body }),
    });
  };
  return {
    send,
    status: async (...call) => (await send(...call)).statusCode,
    read: async (...call) => (await send(...call)).json(),
  };
}

export const PRESET = {
  ...{ name: 'علبة تجريبية', weight: 600, weight_unit: 'g', shipment_type: 'parcel' },
  ...{ length: 200, width: 150, height: 100, dimension_unit: 'cm', packaging_type: 'box' },
};

export const TOP_UP = { amount: { amount: 5_000, currency: 'SAR' }, payment_method: 'credit_card' };

/** A page of any list. */
export interface Page {
  data: { id: string }[];
  page: Schemas['Page'];
}

/** Halalas. */
export async function balanceOf({ read }: Client): Promise<number> {
  return (await read<Schemas['Balance']>('GET /balance')).current_balance.amount;
}

export async function movementsOf(
  { read }: Client,
  query = '',
): Promise<Schemas['TransactionList']['data']> {
  return (await read<Schemas['TransactionList']>(`GET /balance/transactions${query}`)).data;
}
