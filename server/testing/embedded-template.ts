import { PGlite } from '@electric-sql/pglite';
import { Kysely } from 'kysely';
import { fromPglite } from 'pg-boss';
import { EmbeddedDialect } from '../db/embedded-driver.ts';
import { migrate } from '../db/migrate.ts';
import type { Tables } from '../db/tables.ts';
import { createQueues } from './create-queues.ts';
import { patience } from './test-databases.ts';

/** A migrated, empty embedded database to copy, which takes a fifth of the time of making one. */
export async function embeddedTemplate(): Promise<Blob> {
  const pglite = await PGlite.create();
  const dialect = new EmbeddedDialect({ pglite }, patience.connection);
  const kysely = new Kysely<Tables>({ dialect });
  await migrate({ kysely });
  await createQueues({ kind: 'embedded', queue: fromPglite(pglite) });
  // Otherwise every copy would begin with recovery.
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('none');
  await pglite.close();
  return dump;
}
