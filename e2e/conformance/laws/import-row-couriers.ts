import { requestedBy } from '../account.ts';
import { NotHeld } from '../answer.ts';
import { checked, type ImportBatch, type Importer, rightFile, uploaded } from '../imports.ts';
import { accountWith, alike } from './expect.ts';
import { pricesBy } from './import-choices.ts';
import type { Bench, Law } from './law.ts';

/** Couriers that are tried one by one. */
const TRIED = 4;

/** A courier that takes every row and is not the cheapest for all of them. */
async function dearCourier({ api }: Bench, importer: Importer, batch: ImportBatch) {
  const cheapest = await pricesBy(importer, batch, { choice: 'cheapest' });
  const who = requestedBy(importer.account);
  const { data } = await api.ok('listCouriers', { who, query: { limit: '100' } });
  const isCheapest = (id: string) =>
    [...cheapest.values()].every(({ courier }) => courier.id === id);
  const isNamedAlone = ({ ar, en }: { ar: string; en: string }) =>
    data.filter(({ name }) => name.ar === ar || name.en === en).length === 1;
  const others = data.filter(({ id, name }) => !isCheapest(id) && isNamedAlone(name));
  for (const courier of others.slice(0, TRIED)) {
    const choice = { choice: 'courier', courier_id: courier.id } as const;
    const prices = await pricesBy(importer, batch, choice);
    if (prices.size === cheapest.size) return courier;
  }
  throw new NotHeld('no courier but the cheapest takes the rows');
}

async function rowsNameTheirs(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const who = requestedBy(account);
  const importer: Importer = { ...bench, account };
  const rows = 3;
  const batch = await checked(importer, await uploaded(importer, await rightFile(importer, rows)));
  const path = { batch_id: batch.id };
  const courier = await dearCourier(bench, importer, batch);
  const choicesOf = async () => {
    const { data } = await api.ok('listImportRows', { who, path, query: { limit: '100' } });
    return data.map(({ price, courier_choice }) => [price?.courier.id, courier_choice]);
  };
  const due = (by: string) => [courier.id, { by, courier_id: courier.id }];
  const ofAll = Array.from({ length: rows }, () => due('courier'));
  alike(await choicesOf(), ofAll, 'couriers and reasons by one courier for all rows');

  const { data } = await api.ok('listImportRows', { who, path, query: { limit: '100' } });
  const names = [courier.id, courier.name.ar, courier.name.en];
  for (const [index, text] of names.entries()) {
    const row = String(data[index]?.row);
    const body = { cells: [{ field: 'courier' as const, text }] };
    const answer = await api.ok('updateImportRow', { who, path: { ...path, row }, body });
    alike(answer.row.faults, [], `faults of a row whose courier is ${text}`);
  }
  await pricesBy(importer, batch, { choice: 'row' });
  const ofEach = names.map(() => due('row'));
  alike(await choicesOf(), ofEach, 'couriers and reasons by the courier that each row names');
}

export const importRowCourierLaws: readonly Law[] = [
  {
    id: 'import-row-couriers',
    title: 'A row names its courier by id or by name',
    clause: '#/components/schemas/ImportField: courier; ChoiceMaker: courier, row',
    run: rowsNameTheirs,
  },
];
