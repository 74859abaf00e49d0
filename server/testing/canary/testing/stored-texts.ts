import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';

/** Every row of every table as JSON, including the job queue. */
export async function rowsOf({ kysely }: Database): Promise<string[]> {
  const rows: string[] = [];
  for (const { schema = 'public', name } of await kysely.introspection.getTables()) {
    const table = sql.id(schema, name);
    const all = sql<{ row: string }>`select to_jsonb(t)::text as row from ${table} as t`;
    const found = await all.execute(kysely);
    // As JSON.stringify writes it, so that numbers differ from texts.
    rows.push(...found.rows.map(({ row }) => `${name} ${row.replaceAll('": ', '":')}`));
  }
  return rows;
}

/** Every readable run of bytes in the files of a folder, as latin1, each once. */
export async function textsIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = new Set<string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const content = await readFile(path.join(entry.parentPath, entry.name), 'latin1');
    // From the space to the last character of latin1: any other byte may separate the texts in a
    // data file.
    for (const [text] of content.matchAll(/[ -\u00ff]{4,}/g)) texts.add(text);
  }
  return texts;
}
