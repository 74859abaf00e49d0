import { parse } from 'csv-parse/sync';
import { requestedBy } from '../account.ts';
import { valuesOf } from '../contract.ts';
import { csvPart } from '../files.ts';
import { uploaded } from '../imports.ts';
import { accountWith, alike } from './expect.ts';
import type { Bench, Law } from './law.ts';

/** Other columns are filled in in their place. */
const REPLACED: readonly string[] = ['receiver.last_name', 'unit_price'];

async function templatesAreUnderstood(bench: Bench): Promise<void> {
  const { api } = bench;
  const account = await accountWith(bench, 0);
  for (const language of ['ar', 'en'] as const) {
    const { body } = await api.succeed('downloadImportTemplate', {
      ...{ who: requestedBy(account), body: { format: 'csv', language } },
    });
    const rows = parse(String(body), { bom: true });
    alike(rows.length, 2, `rows of the template in ${language}, with the headings`);
    const { columns } = await uploaded({ ...bench, account }, csvPart(rows));
    alike(
      columns?.map(({ field }) => field).toSorted(),
      valuesOf('ImportField')
        .filter((field) => !REPLACED.includes(field))
        .toSorted(),
      `what the columns of the template in ${language} mean`,
    );
  }
}

export const importTemplateLaws: readonly Law[] = [
  {
    id: 'import-templates',
    title: 'Every column of the template is understood when it comes back',
    clause: 'downloadImportTemplate: one example row and a column for each field, but for two',
    run: templatesAreUnderstood,
  },
];
