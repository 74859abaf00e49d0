import { setTimeout as delay } from 'node:timers/promises';
import { csvOf, rightRow } from '../../../features/import-batches/testing/import-calls.ts';
import { testProduct } from '../../products.ts';
import type { Steps } from './steps.ts';
import { WORDS } from './words.ts';

/** Saves, finds and changes a product, and fails to save it twice. */
export async function keepProduct({ does }: Steps): Promise<void> {
  const [name_ar = '', sku = ''] = WORDS.savedProduct;
  const product = testProduct(sku, { name_ar });
  const { id } = await does(201, 'POST products', product);
  await does(409, 'POST products', product);
  await does(200, `PUT products/${id}`, { ...product, weight: 700 });
  await does(200, `GET products?q=${encodeURIComponent(WORDS.search)}`);
}

/** Imports a file of which one row is wrong. @returns the id of the batch. */
export async function importRows({ does, snapshot }: Steps): Promise<string> {
  const [fileName = '', name = '', city = ''] = WORDS.imported;
  const form = new FormData();
  const file = csvOf([rightRow(1, { 1: name, 3: city })]);
  form.set('file', new Blob([new Uint8Array(file)]), 'orders.csv');
  form.set('file_name', fileName);
  const { id } = await does(201, 'POST import-batches', form);
  await snapshot();
  const reaches = async (status: string) => {
    let batch = await does(200, `GET import-batches/${id}`);
    while (batch['status'] !== status) {
      await delay(20);
      batch = await does(200, `GET import-batches/${id}`);
    }
    return batch;
  };
  const { version, columns: guessed = [] } = await reaches('matching');
  const columns = guessed.map(({ index, field }) => ({ index, field }));
  await does(200, `PUT import-batches/${id}/columns`, { version, columns });
  await reaches('checked');
  await does(200, `GET import-batches/${id}/rows?state=wrong`);
  await does(422, `PUT import-batches/${id}/rows/2`, { cells: name });
  return String(id);
}
