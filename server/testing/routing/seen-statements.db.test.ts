import { expect, it } from 'vitest';
import { getAccount } from '../../features/accounts/store.ts';
import { forgetDevices } from '../../features/auth/known-devices-store.ts';
import { onDatabases } from '../each-database.ts';
import { addSignedInAccount } from '../test-app.ts';
import { seenStatements } from './seen-statements.ts';

onDatabases('postgres', (database) => {
  it('records what the product sends, and not what tests send', async () => {
    const { kysely } = database();
    const { accountId } = await addSignedInAccount(database());
    await kysely.selectFrom('accounts').select('locale as seen_by_a_test').execute();
    await kysely.transaction().execute((tx) => getAccount(tx, accountId));
    const seen = seenStatements();
    expect(seen).toContainEqual({
      origin: 'features/accounts/store.ts getAccount',
      text: 'select * from "accounts" where "account_id" = $1',
    });
    expect(seen.filter(({ text }) => text.includes('seen_by_a_test'))).toEqual([]);
  });

  it('gives the parameters of one account one number', async () => {
    await forgetDevices(database().kysely, 'acc_1');
    const found = seenStatements().find(({ origin }) => origin.endsWith(' forgetDevices'));
    expect(found?.text).toMatch(/"account_id" = \$1 and .*"account_id" = \$1 and/);
  });
});
