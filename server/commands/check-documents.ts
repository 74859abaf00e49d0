import { checkDocuments } from '../features/tax-documents/check-documents.ts';
import { openForOperator } from './open-for-operator.ts';

/** `npm run check-documents`: checks series, sums, chain and files of tax documents. */
const { db, log } = await openForOperator();
try {
  if (!(await checkDocuments(db, log))) process.exitCode = 1;
} finally {
  await db.close();
}
