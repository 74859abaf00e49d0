import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { migrate, migrations } from '../../db/migrate.ts';
import { newDatabase, onDatabases } from '../../testing/each-database.ts';
import { OTHER_COURIER, TEST_CARD, TEST_COURIER } from '../../testing/test-backend.ts';
import { selectCurrentVersions } from './card-versions.ts';

/** The last migration before it was recorded from when a version is in force. */
const BEFORE = '0022-rare-movements';

onDatabases('postgres', (_, kind) => {
  it('of versions from before only those of cards that are there are in force', async () => {
    const { database, drop } = await newDatabase(kind);
    const { kysely } = database;
    await new Migrator({ db: kysely, provider: migrations }).migrateTo(BEFORE);
    for (const id of [TEST_COURIER, OTHER_COURIER]) {
      await sql`insert into couriers (id, code, name, description, tier, rating_tenths,
          rating_count, support_email, sample)
        values (${id}, ${id}, '{}', '{}', 'gold', 0, 0, '', false)`.execute(kysely);
      const card = { ...TEST_CARD, courierId: id };
      await sql`insert into courier_cards (courier_id, service_type, card)
        values (${id}, ${card.serviceType}, ${JSON.stringify(card)}::jsonb)`.execute(kysely);
    }
    await sql`update courier_cards set card = jsonb_set(card, '{returnFee}', '77')
      where courier_id = ${TEST_COURIER}`.execute(kysely);
    await sql`delete from courier_cards where courier_id = ${OTHER_COURIER}`.execute(kysely);

    await migrate(database);
    const inForce = await selectCurrentVersions(kysely);
    expect(inForce.map(({ card }) => [card.courierId, card.returnFee])).toEqual([
      [TEST_COURIER, 77],
    ]);
    const rows = await kysely.selectFrom('card_versions').selectAll().execute();
    expect(rows.map(({ valid_from }) => valid_from)).toEqual([null, null, null]);
    await sql`update courier_cards set card = jsonb_set(card, '{returnFee}', '78')`.execute(kysely);
    const [now] = await selectCurrentVersions(kysely);
    expect(now?.card.returnFee).toBe(78);
    await drop();
  });
});
