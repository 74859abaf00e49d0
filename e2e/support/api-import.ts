import type { components } from '../../openapi/generated/types.ts';
import type { ApiClient } from './client.ts';
import { expect } from './test.ts';

type Batch = components['schemas']['ImportBatch'];

const headings = 'المرجع,اسم المستلم,جوال المستلم,المدينة,العنوان المختصر,المنتج,القيمة,الوزن';

/** Parcels to Jeddah by reference; of the last one nobody knows the city. */
export function fileOf(references: readonly string[], wrong?: string): string {
  const line = (reference: string, city: string) =>
    [reference, 'عميل تجريبي', '0500000101', city, 'JESA2929', 'عباءة مطرزة', '450', '1.5'].join(
      ',',
    );
  const lines = references.map((reference) => line(reference, 'جدة'));
  if (wrong !== undefined) lines.push(line(wrong, 'أتلانتس'));
  return [headings, ...lines, ''].join('\r\n');
}

/** Uploads a file, confirms its columns as guessed and waits until its rows are checked. */
export async function importByApi(client: ApiClient, file: string): Promise<Batch> {
  const { data, error } = await client.POST('/website/import-batches', {
    body: { file, file_name: 'orders.csv' },
    bodySerializer: () => {
      const form = new FormData();
      form.set('file', new Blob([file], { type: 'text/csv' }), 'orders.csv');
      form.set('file_name', 'orders.csv');
      return form;
    },
  });
  if (!data) throw new Error(`The file was not taken: ${JSON.stringify(error)}`);
  const read = await batchAt(client, data.id, 'matching');
  const columns = read.columns.map(({ index, field }) => ({ index, ...(field && { field }) }));
  await client.PUT('/website/import-batches/{batch_id}/columns', {
    params: { path: { batch_id: read.id } },
    // A new account has no street, which couriers ask for.
    body: {
      version: read.version,
      columns,
      defaults: [{ field: 'sender.address', text: 'شارع العيّنة' }],
    },
  });
  return batchAt(client, read.id, 'checked');
}

/** Prices an import that is checked, each row by the cheapest courier. */
export async function priceByApi(client: ApiClient, { id, version }: Batch): Promise<Batch> {
  await client.PUT('/website/import-batches/{batch_id}/prices', {
    params: { path: { batch_id: id } },
    body: { version, choice: 'cheapest' },
  });
  return batchAt(client, id, 'priced');
}

/** The batch once it has this status. */
export async function batchAt(
  client: ApiClient,
  id: string,
  status: Batch['status'],
): Promise<Batch> {
  const read = async () => {
    const { data } = await client.GET('/website/import-batches/{batch_id}', {
      params: { path: { batch_id: id } },
    });
    if (!data) throw new Error(`There is no import ${id}`);
    return data;
  };
  await expect.poll(async () => (await read()).status, { intervals: [100, 200] }).toBe(status);
  return read();
}
