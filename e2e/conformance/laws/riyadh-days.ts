import { requestedBy, type Who } from '../account.ts';
import { NotHeld } from '../answer.ts';
import type { OperationId } from '../contract.ts';
import { riyadhDay } from '../riyadh-day.ts';
import { alike, expect } from './expect.ts';
import type { Bench, Law } from './law.ts';
import { withEach } from './with-each.ts';

/** From this hour on, it is the next day in Riyadh. */
const LATE = 21;

/** Days of each list that are read, those with late rows first. */
const DAYS = 3;

/** Pages of a list that are read, of {@link LIMIT} rows each. */
const PAGES = 4;
const LIMIT = 100;

interface Row {
  id?: string;
  number?: string;
  created_at?: string;
  issued_at?: string;
}

interface Rows {
  data: Row[];
  page: { next_cursor?: string; total: number };
}

const LISTS: readonly (readonly [list: OperationId, file?: OperationId])[] = [
  ['listShipments'],
  ['listTransactions', 'downloadTransactions'],
  ['listInvoices', 'downloadInvoices'],
];

const keyOf = ({ id, number }: Row) => id ?? number ?? '';
const timeOf = ({ created_at, issued_at }: Row) => created_at ?? issued_at ?? '';
const isLate = (row: Row) => new Date(timeOf(row)).getUTCHours() >= LATE;

async function daysAreRiyadhs(bench: Bench): Promise<void> {
  const { api, config } = bench;
  const who = requestedBy((await config.accountWithHistory?.(api)) ?? { token: '' });
  let late = 0;
  await withEach(LISTS, async ([list, file]) => {
    const rows = await newest(bench, list, who);
    const byDay = Map.groupBy(rows, (row) => riyadhDay(timeOf(row)));
    // The oldest day that was read may be cut off, and more may be added to the newest.
    const whole = [...byDay].slice(1, -1).filter(([, { length }]) => length <= LIMIT);
    const chosen = whole.toSorted(([, one], [, other]) => lateIn(other) - lateIn(one));
    for (const [day, due] of chosen.slice(0, DAYS)) {
      late += lateIn(due);
      await judgeDay(bench, { list, file, who, day, due });
    }
  });
  if (late === 0)
    throw new NotHeld('the account with history has nothing from between 21:00 and 24:00 UTC');
}

const lateIn = (rows: readonly Row[]) => rows.filter(isLate).length;

interface Day {
  list: OperationId;
  file: OperationId | undefined;
  who: Who;
  day: string;
  due: readonly Row[];
}

async function judgeDay({ api }: Bench, { list, file, who, day, due }: Day): Promise<void> {
  const filter = { created_from: day, created_to: day };
  const answer = await api.succeed(list, { who, query: { ...filter, limit: String(LIMIT) } });
  const { data, page } = answer.body as Rows;
  const what = `${list} from ${day} to ${day}`;
  alike(data.map(keyOf).toSorted(), due.map(keyOf).toSorted(), what, answer);
  alike(page.total, due.length, `the total of ${what}`, answer);
  if (file === undefined) return;
  const written = await api.succeed(file, { who, body: filter });
  const lines = String(written.body).split('\r\n');
  for (const row of due.filter(isLate)) {
    const line = lines.find((each) => each.includes(keyOf(row)));
    expect(line !== undefined, `${file} of ${day} lacks ${keyOf(row)}`, written);
    const dates = line.match(/\d{4}-\d\d-\d\d/g) ?? [day];
    expect(dates.includes(day), `${file} has ${keyOf(row)} on ${dates.join()}`, written);
  }
}

/** The newest rows of a list. */
async function newest({ api }: Bench, list: OperationId, who: Who): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  for (let count = 0; count < PAGES; count += 1) {
    const query = { limit: String(LIMIT), ...(cursor && { cursor }) };
    const { data, page } = (await api.succeed(list, { who, query })).body as Rows;
    rows.push(...data);
    cursor = page.next_cursor;
    if (cursor === undefined) break;
  }
  return rows;
}

export const riyadhDayLaws: readonly Law[] = [
  {
    id: 'riyadh-days',
    title: 'A day is that of Riyadh, in filters and in files',
    clause:
      'listShipments, listTransactions, listInvoices: created_from, created_to; #/components/schemas/Date: a day in Riyadh; downloadTransactions, downloadInvoices: dates and times in the Riyadh time zone',
    unless: ({ accountWithHistory }) =>
      accountWithHistory ? undefined : 'the config has no `accountWithHistory`',
    run: daysAreRiyadhs,
  },
];
