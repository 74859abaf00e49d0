import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Connected } from '../../features/stores/testing/store-calls.ts';
import { subscribe } from '../subscribe.ts';
import { addSignedInAccount, startTestApp } from '../test-app.ts';

/** A store of an account, with the secret that its platform knows. */
export interface TrafficStore extends Connected {
  accountId: string;
  /** Of its owner. */
  headers: { authorization: string };
}

/** Opens accounts with a store at Salla and one at Zid each. */
export async function openStores(database: Database, accounts: number): Promise<TrafficStore[]> {
  const { app, stop } = await startTestApp({ db: database });
  const stores: TrafficStore[] = [];
  for (let count = 0; count < accounts; count += 1) {
    const { accountId, headers } = await addSignedInAccount(database, { account_type: 'company' });
    await subscribe(database.kysely, accountId, 'advanced');
    for (const platform of ['salla', 'zid'] as const) {
      const payload = { platform, name: `متجر ${count + 1}` };
      const url = '/api/website/stores';
      const answer = await app.inject({ method: 'POST', url, headers, payload });
      if (answer.statusCode !== 201) throw new Error(answer.body);
      stores.push({ ...answer.json<Connected>(), accountId, headers });
    }
  }
  await stop();
  return stores;
}

/** From now on the database notes each time that the work on a delivery is done, and when. */
export async function noteEffects({ kysely }: Database): Promise<void> {
  for (const statement of [
    'create table noted_effects (delivery_id text, at timestamptz)',
    `create function note_effect() returns trigger language plpgsql as $$ begin
      insert into noted_effects values (new.id, clock_timestamp()); return new; end $$`,
    `create trigger note_effect after update on store_deliveries for each row
      when (old.effect = 'waiting' and new.effect <> 'waiting') execute function note_effect()`,
  ]) {
    await sql.raw(statement).execute(kysely);
  }
}

/** What {@link noteEffects} has noted: for each delivery, how often and when first. */
export async function notedEffects({
  kysely,
}: Database): Promise<Map<string, { times: number; at: Date }>> {
  const { rows } = await sql<{ id: string; times: number; at: Date }>`
    select delivery_id as id, count(*)::int as times, min(at) as at
    from noted_effects group by delivery_id`.execute(kysely);
  return new Map(rows.map(({ id, ...noted }) => [id, noted]));
}
