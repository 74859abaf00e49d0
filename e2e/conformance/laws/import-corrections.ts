import { requestedBy } from '../account.ts';
import { checked, rightFile, rowsOf, settled, uploaded } from '../imports.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** What no city is called. */
const WRONG = 'بلدة لا وجود لها';
const ROWS = 5;

async function rowsAreCorrected(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  const importer = { ...bench, account };
  const lost = { 'receiver.city': WRONG };
  const file = await rightFile(importer, ROWS, [lost, {}, lost]);
  const before = await checked(importer, await uploaded(importer, file));
  alike([before.counts.ready, before.counts.wrong], [ROWS - 2, 2], 'rows with an unknown city');
  const call = { who: requestedBy(account), path: { batch_id: before.id } };
  const cities = async () =>
    (await rowsOf(importer, before.id)).map(({ state, cells }) => ({
      ...{ state, city: cells.find(({ field }) => field === 'receiver.city')?.text ?? '' },
    }));
  const rows = await cities();
  const to = rows[1]?.city ?? '';
  const correct = (from: string) =>
    api.ok('correctImportRows', { ...call, body: { field: 'receiver.city', from, to } });

  alike((await correct(`${WRONG} أخرى`)).changed, 0, 'rows with a text that none has');
  alike(await cities(), rows, 'rows after a correction of none');
  alike((await correct(WRONG)).changed, 2, 'rows with the text that is corrected');
  const { counts, status } = await settled(importer, before.id);
  alike(
    [status, counts.ready, counts.wrong, counts.unchecked],
    ['checked', ROWS, 0, 0],
    'a batch whose last errors were corrected',
  );
  const due = rows.map(({ city }) => ({ state: 'ready', city: city === WRONG ? to : city }));
  alike(await cities(), due, 'rows that were corrected');
}

export const importCorrectionLaws: readonly Law[] = [
  {
    id: 'import-corrections',
    title: 'A correction changes every row that has the text, and has it checked',
    clause: 'correctImportRows: replaces a text in every row that has it; ImportCorrected',
    run: rowsAreCorrected,
  },
];
