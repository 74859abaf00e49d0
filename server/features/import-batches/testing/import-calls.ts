import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { components } from '../../../../openapi/generated/types.ts';
import { csvLine } from '../../../../common/csv.ts';
import { send } from '../../../testing/customer-calls.ts';
import type { Customer, TestBackend } from '../../../testing/test-backend.ts';
import { importWork } from '../import-work.ts';

type Schemas = components['schemas'];
type Backend = Pick<TestBackend, 'app' | 'database'>;

/** Headings that are all recognised. */
export const HEADINGS = [
  'رقم الطلب',
  'اسم المستلم',
  'جوال المستلم',
  'مدينة المستلم',
  'العنوان الوطني المختصر',
  'المنتج',
  'الكمية',
  'قيمة البضاعة (ر.س)',
  'الوزن (كجم)',
];

/** A row that can be booked, each with its own number. */
export function rightRow(n: number, changes: Record<number, string> = {}): string[] {
  const row = [
    `ORD-${n}`,
    `عميل تجريبي ${n}`,
    `05${String(n).padStart(8, '0')}`,
    'الرياض',
    'RRRD2929',
    'تمور تجريبية',
    '1',
    '100',
    '3',
  ];
  return row.map((text, index) => changes[index] ?? text);
}

export function rightRows(count: number, from = 1): string[][] {
  return Array.from({ length: count }, (_, index) => rightRow(from + index));
}

export function csvOf(rows: readonly (readonly string[])[], headings = HEADINGS): Buffer {
  return Buffer.from([headings, ...rows].map((cells) => csvLine([...cells])).join(''));
}

/** The calls that a customer makes, and the work of the server in between. */
export function importCalls(backend: Backend, customer: Pick<Customer, 'headers' | 'accountId'>) {
  const path = (id: string, rest = '') => `/import-batches/${id}${rest}`;
  const failures: unknown[] = [];

  function upload(file: Buffer, name = 'طلبات.csv'): Promise<LightMyRequestResponse> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), 'orders.csv');
    form.append('file_name', name);
    return backend.app.inject({
      method: 'POST',
      url: '/api/website/import-batches',
      headers: customer.headers,
      payload: form,
    });
  }

  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    at: string,
    body?: object,
    key: string = randomUUID(),
  ) => send(backend, customer, method, at, body, key);

  async function made<Body>(answer: Promise<LightMyRequestResponse>): Promise<Body> {
    const made = await answer;
    const { statusCode, body } = made;
    if (statusCode !== 200 && statusCode !== 201) throw new Error(`${statusCode} ${body}`);
    return made.json<Body>();
  }

  const read = (id: string) => made<Schemas['ImportBatch']>(call('GET', path(id)));

  /** Does what the batch waits for. */
  async function work(id: string, db = backend.database): Promise<Schemas['ImportBatch']> {
    const log = { error: (failure: unknown) => failures.push(failure) };
    const work = importWork({ db, log });
    await work.run({ accountId: customer.accountId, id }, new AbortController().signal);
    return read(id);
  }

  /** Uploads a file and confirms what was guessed. */
  async function check(
    file: Buffer,
    changes: Partial<Schemas['ImportColumnsUpdate']> = {},
  ): Promise<Schemas['ImportBatch']> {
    const { id } = await made<Schemas['ImportBatch']>(upload(file));
    const { version, columns } = await work(id);
    const chosen = columns.map(({ index, field }) => ({ index, ...(field && { field }) }));
    const body = { version, columns: chosen, ...changes };
    await made(call('PUT', path(id, '/columns'), body));
    return work(id);
  }

  async function price(
    { id, version }: Schemas['ImportBatch'],
    choice: Omit<Schemas['ImportPricing'], 'version'> = { choice: 'cheapest' },
  ): Promise<Schemas['ImportBatch']> {
    await made(call('PUT', path(id, '/prices'), { version, ...choice }));
    return work(id);
  }

  const begin = (
    { id, version, total }: Pick<Schemas['ImportBatch'], 'id' | 'version' | 'total'>,
    key?: string,
  ) => call('POST', path(id, '/booking'), { version, total }, key);

  async function book(batch: Schemas['ImportBatch']): Promise<Schemas['ImportBatch']> {
    await made(begin(batch));
    return work(batch.id);
  }

  const rows = async (id: string, query = '') =>
    (await made<Schemas['ImportRowList']>(call('GET', path(id, `/rows?limit=100&${query}`)))).data;

  const changeRow = (id: string, row: number, body: Schemas['ImportRowUpdate']) =>
    call('PUT', path(id, `/rows/${row}`), body);
  const changedRow = (id: string, row: number, body: Schemas['ImportRowUpdate']) =>
    made<Schemas['ImportRowAnswer']>(changeRow(id, row, body));

  return {
    ...{ upload, call, made, path, read, work, check, price, begin, book },
    ...{ rows, changeRow, changedRow, failures },
  };
}
