import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { dayInMonth, riyadhDay } from '../../domain/calendar.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { TEST_PRICE } from '../../testing/test-backend.ts';
import { sumUpMonths } from './sum-up-months.ts';

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  const now = new Date();
  const [month, before] = [0, -1].map((months) => dayInMonth(riyadhDay(now), months, 1));

  it('sums up the month before where nothing has happened since', async () => {
    const { accountId } = await backend.newCustomer(2 * TEST_PRICE, 'company');
    await backend.ship(await backend.newCustomer(TEST_PRICE, 'company'));
    const { kysely } = database();
    const mark = { account_id: accountId, summed_until: before ?? '', last_client: 0 };
    await kysely
      .insertInto('report_marks')
      .values(mark)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(mark))
      .execute();
    await sql`insert into shipment_sums (account_id, facet, grain, starts_on, key, orders)
      select ${accountId}, 'city', 'day', ${before}::date + day, 'SA-jeddah', 3
      from generate_series(0, 9) as day`.execute(kysely);

    await sumUpMonths(database(), now);

    const { rows } = await sql`select grain, starts_on, orders from shipment_sums
      where account_id = ${accountId} and facet = 'city' and grain = 'month'`.execute(kysely);
    expect(rows).toEqual([{ grain: 'month', starts_on: before, orders: 30 }]);
    const marks = await kysely.selectFrom('report_marks').select('summed_until').execute();
    expect(new Set(marks.map((each) => each.summed_until))).toEqual(new Set([month]));
  });
});
