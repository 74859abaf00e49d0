import { requestedBy } from '../account.ts';
import type { BodyOf } from '../call.ts';
import { columnsFor, rightFile, rowsOf, settled, uploaded, type Importer } from '../imports.ts';
import { accountWith, alike, misfit } from './expect.ts';
import type { Bench, Law } from './law.ts';

type DateOrder = NonNullable<BodyOf<'updateImportColumns'>['date_order']>;

/** Dates that nothing tells how to read, and their weekdays in either order. */
const OPEN = {
  day_first: { '05/10/2026': 'monday', '1-2-2027': 'monday' },
  month_first: { '05/10/2026': 'sunday', '1-2-2027': 'saturday' },
};
/** Dates of which the second can be read in one way. */
const TOLD = {
  day_first: { '05/10/2026': 'monday', '25/10/2026': 'sunday' },
  month_first: { '05/10/2026': 'sunday', '10/25/2026': 'sunday' },
};
const ORDERS = ['day_first', 'month_first'] as const satisfies DateOrder[];

/** A new batch with these days, and how to say what its columns mean. */
async function withDays(importer: Importer, days: readonly string[]) {
  const cells = days.map((day) => ({ preferred_delivery_day: day }));
  const { id, version } = await uploaded(importer, await rightFile(importer, days.length, cells));
  const who = requestedBy(importer.account);
  return { who, path: { batch_id: id }, body: await columnsFor(importer, version) };
}

type Matching = Awaited<ReturnType<typeof withDays>>;

/** How the dates of a batch are read once its columns are known. */
async function reading(importer: Importer, { path }: Matching) {
  const { date_order, asks_date_order } = await settled(importer, path.batch_id);
  const repairs = (await rowsOf(importer, path.batch_id))
    .flatMap((row) => row.repairs)
    .filter(({ field }) => field === 'preferred_delivery_day');
  const weekdays = Object.fromEntries(repairs.map(({ from, to }) => [from, to]));
  return { date_order, asks_date_order, weekdays };
}

async function orderIsAsked(bench: Bench): Promise<void> {
  const { api } = bench;
  const importer = { ...bench, account: await accountWith(bench, 0) };
  for (const date_order of ORDERS) {
    const weekdays = OPEN[date_order];
    const call = await withDays(importer, Object.keys(weekdays));
    const unsaid = await api.send('updateImportColumns', call);
    misfit(unsaid, '/date_order', 'required', 'dates that can be read in two ways');
    await api.ok('updateImportColumns', { ...call, body: { ...call.body, date_order } });
    alike(
      await reading(importer, call),
      { date_order, asks_date_order: true, weekdays },
      `dates that can be read in two ways with ${date_order}`,
    );
  }
}

async function orderIsTold(bench: Bench): Promise<void> {
  const importer = { ...bench, account: await accountWith(bench, 0) };
  for (const date_order of ORDERS) {
    const weekdays = TOLD[date_order];
    const call = await withDays(importer, Object.keys(weekdays));
    await bench.api.ok('updateImportColumns', call);
    alike(
      await reading(importer, call),
      { date_order, asks_date_order: false, weekdays },
      `dates of which one is clearly ${date_order}`,
    );
  }
}

export const importDateLaws: readonly Law[] = [
  {
    id: 'import-dates',
    title: 'A file whose dates can be read in two ways asks which is meant',
    clause: '#/components/schemas/ImportDateOrder; ImportColumnsUpdate/properties/date_order',
    run: orderIsAsked,
  },
  {
    id: 'told-dates',
    title: 'A date that can be read in one way tells how to read the others',
    clause: '#/components/schemas/ImportBatch/properties/asks_date_order, date_order',
    run: orderIsTold,
  },
];
