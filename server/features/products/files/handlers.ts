import { riyadhDay } from '../../../domain/calendar.ts';
import type { Handlers } from '../../../http/operations.ts';
import { TableFile } from '../../../http/streamed-body.ts';
import { sortOf } from '../sort-order.ts';
import { checkFile, importFile } from './import-file.ts';
import { productFile } from './write-file.ts';

export const productFilesHandlers = {
  async checkProductFile({ body: { file } }, { account, db, locale }) {
    const upload = { accountId: account.id, file, locale };
    return { status: 200, body: await checkFile(db.kysely, upload) };
  },

  async importProducts({ body: { file }, query: { fingerprint } }, { account, db, locale, now }) {
    const upload = { accountId: account.id, file, locale, fingerprint, now };
    return { status: 200, body: await importFile(db, upload) };
  },

  async downloadProducts({ body }, { account, db, locale, now }) {
    const { format, sort = '-created_at', ...filter } = body;
    const asked = { accountId: account.id, filter, sort: sortOf(sort), locale };
    const name = `mizan-products-${riyadhDay(now)}.${format}`;
    return {
      status: 200,
      headers: { 'content-disposition': `attachment; filename="${name}"` },
      body: new TableFile(format, await productFile(db.kysely, format, asked)),
    };
  },
} satisfies Partial<Handlers>;
