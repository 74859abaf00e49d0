import { checkLedger } from '../features/balance/check-ledger.ts';
import { openForOperator } from './open-for-operator.ts';

/** `npm run check-ledger`: compares every balance with its entries; fails if one differs. */
const { db, log } = await openForOperator();
try {
  if (!(await checkLedger(db, log, new Date()))) process.exitCode = 1;
} finally {
  await db.close();
}
