import { riyadhDay } from '../../domain/calendar.ts';
import type { Handlers } from '../../http/operations.ts';
import { problem } from '../../http/problem.ts';
import { TableFile } from '../../http/streamed-body.ts';
import { rowsFile } from './rows-file.ts';
import { findBatch } from './store.ts';
import { makeTemplate } from './template/make-template.ts';

export const importFilesHandlers = {
  async downloadImportRows({ path, body }, { account, db, now }) {
    const batch = await findBatch(db.kysely, { accountId: account.id, id: path.batch_id });
    if (!batch) throw problem(404, 'not_found');
    if (batch.row_count === 0) throw problem(409, 'import_step');
    const file = await rowsFile(db, batch, body);
    return {
      status: 200,
      headers: attachment(`mizan-import-${riyadhDay(now)}.${body.format}`),
      body: new TableFile(body.format, file),
    };
  },

  async downloadImportTemplate({ body }) {
    const { format, language } = body;
    return {
      status: 200,
      headers: attachment(`mizan-template-${language}.${format}`),
      body: new TableFile(format, await makeTemplate(format, language)),
    };
  },
} satisfies Pick<Handlers, 'downloadImportRows' | 'downloadImportTemplate'>;

function attachment(name: string): { 'content-disposition': string } {
  return { 'content-disposition': `attachment; filename="${name}"` };
}
