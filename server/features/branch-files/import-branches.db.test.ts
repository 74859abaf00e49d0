import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { SHOP_HOURS } from '../../sample-data/couriers/hours.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, OTHER_COURIER, TEST_COURIER } from '../../testing/test-backend.ts';
import { exportFile, importFile, tryImport, undoImport } from '../operator-files/import-file.ts';
import { judgeFile } from '../operator-files/judge-file.ts';
import { selectImports, selectKnown } from '../operator-files/store.ts';
import { RATES } from '../rate-cards/rate-file.ts';
import { BRANCHES } from './branch-file.ts';
import type { Values } from './columns.ts';
import { TWO_BRANCHES } from './testing/sample-rows.ts';

type Schemas = components['schemas'];

const [RIYADH, JEDDAH] = TWO_BRANCHES;

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let customer: Customer;
  beforeEach(async () => {
    customer = await backend.newCustomer(0);
  });

  const apply = (...rows: Values[]) =>
    importFile(database(), BRANCHES, { rows, lacking: [] }, 'Noura');
  const undo = () => undoImport(database(), BRANCHES, 'Sami');
  const branches = async (courier = TEST_COURIER) =>
    (await backend.get(customer, `/couriers/${courier}/branches`)).json<Schemas['BranchList']>()
      .data;
  const droppingOff = async (city: string) =>
    (await backend.get(customer, `/couriers?drop_off_city=${city}`))
      .json<Schemas['CourierList']>()
      .data.map(({ id }) => id);

  it('an empty list is replaced, shown at once on the page and in the directory, and undone', async () => {
    expect(await droppingOff('riyadh')).toEqual([]);
    const other = { ...RIYADH, courier: 'other-courier', hours_ramadan: SHOP_HOURS.week };
    expect((await apply(RIYADH, JEDDAH, other)).changes).toHaveLength(3 * 14);
    expect(await droppingOff('riyadh')).toEqual([TEST_COURIER, OTHER_COURIER]);
    const page = await backend.get(customer, `/couriers/${TEST_COURIER}`);
    expect(page.json<Schemas['Courier']>().branch_count).toBe(2);
    expect(await branches()).toMatchObject([
      { city: 'jeddah', cash_payout: false },
      {
        name: { ar: RIYADH.name_ar, en: RIYADH.name_en },
        address: { ar: RIYADH.address_ar, en: RIYADH.address_en },
        phone: RIYADH.phone,
        latitude: RIYADH.latitude,
        longitude: RIYADH.longitude,
        drop_off: true,
      },
    ]);
    expect(await branches(OTHER_COURIER)).toMatchObject([
      { hours: { week: RIYADH.hours, ramadan: SHOP_HOURS.week } },
    ]);
    await undo();
    expect(await branches()).toEqual([]);
    expect(await droppingOff('riyadh')).toEqual([]);
  });

  it('an export that is imported changes nothing', async () => {
    await apply(RIYADH, JEDDAH);
    const file = Buffer.from(await exportFile(database(), BRANCHES));
    const judged = await judgeFile(BRANCHES, file, await selectKnown(database().kysely));
    if ('faults' in judged) throw new Error(JSON.stringify(judged.faults));
    expect(await tryImport(database(), BRANCHES, judged)).toEqual([]);
    const applied = await importFile(database(), BRANCHES, judged, 'Noura');
    expect(applied).toEqual({ changes: [], number: null });
    await undo();
  });

  it('a branch that is changed keeps its id, and one that the file leaves out is gone', async () => {
    await apply(RIYADH, JEDDAH);
    const [, riyadh] = await branches();
    const closed = { ...RIYADH, hours: [], drop_off: false };
    const { changes, number } = await apply(closed);
    expect(changes.filter(({ after }) => after !== null)).toMatchObject([
      { place: 'test-courier riyadh-1', column: 'hours', after: 'closed' },
      { place: 'test-courier riyadh-1', column: 'drop_off', before: 'yes', after: 'no' },
    ]);
    expect(await branches()).toEqual([
      { ...riyadh, hours: { week: [], ...ramadan(riyadh) }, drop_off: false },
    ]);
    expect(await droppingOff('riyadh')).toEqual([]);
    await undo();
    expect((await branches()).at(1)).toEqual(riyadh);
    expect((await selectImports(database().kysely, 'branches')).slice(0, 2)).toMatchObject([
      { operator: 'Sami', undoes: number, added: 14, changed: 2, removed: 0, row_count: 2 },
      { operator: 'Noura', undoes: null, number, added: 0, changed: 2, removed: 14, row_count: 1 },
    ]);
    await undo();
  });

  it('imports of other files are not undone', async () => {
    const rows = await RATES.select(database().kysely);
    const dearer = rows.map((row) => ({ ...row, return_fee: row.return_fee + 100 }));
    await importFile(database(), RATES, { rows: dearer, lacking: [] }, 'Noura');
    await expect(undo()).rejects.toThrow('there is no import to undo');
    expect(await selectImports(database().kysely, 'rates')).toHaveLength(1);
    await undoImport(database(), RATES, 'Noura');
  });

  it('an undo is refused if something else has changed the branches since', async () => {
    await apply(RIYADH);
    const setPayout = (value: boolean) =>
      sql`update courier_branches set cash_payout = ${value}`.execute(database().kysely);
    await setPayout(!RIYADH.cash_payout);
    await expect(undo()).rejects.toThrow('the branches have changed since import');
    await setPayout(RIYADH.cash_payout);
    await undo();
  });
});

function ramadan(branch: Schemas['Branch'] | undefined) {
  return branch?.hours.ramadan && { ramadan: branch.hours.ramadan };
}
