import { accountsWithReports, recountSums } from '../features/reports/recount.ts';
import { openForOperator } from './open-for-operator.ts';

/**
 * `npm run recount-reports`: sums what reports show anew, account by account, and says where the sums
 * differed from what was kept; then it fails.
 */
const { db, log } = await openForOperator();
try {
  let [accounts, wrong] = [0, 0];
  for await (const accountId of accountsWithReports(db)) {
    const { differences } = await recountSums(db, accountId);
    accounts += 1;
    if (differences === 0) continue;
    wrong += 1;
    log.error({ account: accountId, rows: differences }, 'sums of reports were wrong');
  }
  log.info({ accounts, wrong }, 'sums of reports are recounted');
  if (wrong > 0) process.exitCode = 1;
} finally {
  await db.close();
}
