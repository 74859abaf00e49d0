import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { components } from '../../../openapi/generated/types.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { renderInvoice } from '../../pdf/render-invoice.ts';
import { statusAndBody } from '../../testing/customer-calls.ts';
import { onDatabases } from '../../testing/each-database.ts';
import { useTestBackend } from '../../testing/for-a-suite.ts';
import { type Customer, TEST_PRICE } from '../../testing/test-backend.ts';
import { chainDocuments } from './chain.ts';
import { findDocument } from './documents.ts';
import { invoiceFileWork } from './invoice-file-task.ts';
import { keptPdf } from './kept-pdf.ts';
import { xmlHash } from './ubl.ts';

type Schemas = components['schemas'];

const NOON = new Date('2026-11-20T09:00:00Z');
/** The next one begins a day, and a month, in Riyadh. */
const LAST_SECOND = new Date('2026-11-30T20:59:59Z');
const LATER = new Date('2026-12-01T09:00:00Z');

onDatabases('postgres', (database) => {
  const backend = useTestBackend(database);
  let owner: Customer;
  let [first, second]: Schemas['Shipment'][] = [];

  beforeAll(async () => {
    backend.setTime(NOON);
    owner = await backend.newCustomer(3 * TEST_PRICE, 'company');
    first = await backend.ship(owner);
    await backend.cancel(owner, first.id);
    backend.setTime(LAST_SECOND);
    second = await backend.ship(owner);
    backend.setTime(LATER);
  });

  const number = (sequence: number) =>
    `${owner.accountId.slice(-10).toUpperCase()}-00000${sequence}`;
  const list = async (query = '', who = owner) =>
    (await backend.get(who, `/invoices${query}`)).json<Schemas['TaxDocumentList']>();
  const numbers = async (query: string) => (await list(query)).data.map((each) => each.number);
  const download = (what: string, who = owner) => backend.post(who, `/invoices/${what}`, {});

  describe('the list', () => {
    it('has the documents newest first, and the sums of all that match', async () => {
      const { data, page, totals } = await list('?limit=2');
      expect(data).toMatchObject([
        { number: number(3), kind: 'invoice', shipment_id: second?.id },
        {
          ...{ number: number(2), kind: 'credit_note', reason: 'cancelled', type: 'simplified' },
          original_number: number(1),
          total: { amount: TEST_PRICE, currency: 'SAR' },
          buyer: { name: 'سالم العيّنة', address: { country: 'SA', city: 'jeddah' } },
          seller: { vat_number: '300000000000003' },
          carriage: { tracking_number: first?.tracking_number },
        },
      ]);
      expect(page).toMatchObject({ total: 3, total_is_capped: false });
      expect(totals).toEqual({
        count: 3,
        invoiced: { amount: 2 * TEST_PRICE, currency: 'SAR' },
        credited: { amount: TEST_PRICE, currency: 'SAR' },
        vat: { amount: 375, currency: 'SAR' },
      });
      const rest = await list(`?limit=2&cursor=${page.next_cursor ?? ''}`);
      expect(rest.data.map((each) => each.number)).toEqual([number(1)]);
      expect(rest.totals).toEqual(totals);
    });

    it('is filtered by kind, subject, shipment, day in Riyadh and words', async () => {
      expect(await numbers('?kind=credit_note')).toEqual([number(2)]);
      expect(await numbers('?subject=return')).toEqual([]);
      expect(await numbers(`?shipment_id=${first?.id ?? ''}`)).toEqual([number(2), number(1)]);
      expect(await numbers(`?shipment_id=${second?.id ?? ''}`)).toEqual([number(3)]);
      expect(await numbers('?created_from=2026-12-01')).toEqual([]);
      expect(await numbers('?created_from=2026-11-21&created_to=2026-11-30')).toEqual([number(3)]);
      expect(await numbers(`?q=${second?.tracking_number ?? ''}`)).toEqual([number(3)]);
      expect(await numbers(`?q=${number(1)}`)).toEqual([number(2), number(1)]);
      expect((await list('?kind=credit_note')).totals).toMatchObject({
        count: 1,
        invoiced: { amount: 0 },
        vat: { amount: -375 },
      });
    });

    it('as CSV has all of it, credit notes below zero', async () => {
      const lines = (await download('csv')).body.split('\r\n');
      expect(lines).toHaveLength(5);
      expect(lines[2]).toMatch(/,إشعار دائن,.*,إلغاء الشحنة,.*,-25\.00,15%,-3\.75,-28\.75$/);
      expect(lines[1]).toContain(`${number(3)},2026-11-30,23:59,فاتورة`);
    });

    it('and its documents belong to their account alone', async () => {
      const other = await backend.newCustomer(0);
      expect(await list('', other)).toMatchObject({ data: [], totals: { count: 0 } });
      for (const what of [number(1), `${number(1)}/pdf`, `${number(1)}/xml`]) {
        const answer = what.includes('/')
          ? await download(what, other)
          : await backend.get(other, `/invoices/${what}`);
        expect(answer.statusCode).toBe(404);
      }
      expect((await backend.get(owner, '/invoices/AAAAAAAAAA-000001')).statusCode).toBe(404);
    });
  });

  describe('the PDF', () => {
    it('is kept with its SHA-256 and is the same ever after', async () => {
      const once = await download(`${number(1)}/pdf`);
      expect(once.headers['content-disposition']).toBe(
        `attachment; filename="invoice-${number(1)}.pdf"`,
      );
      const again = await download(`${number(1)}/pdf`);
      expect(again.rawPayload.equals(once.rawPayload)).toBe(true);
      const kept = await database()
        .kysely.selectFrom('tax_document_files')
        .select(['sha256', 'sequence'])
        .where('account_id', '=', owner.accountId)
        .execute();
      const sha256 = createHash('sha256').update(once.rawPayload).digest('hex');
      expect(kept).toEqual([{ sequence: 1, sha256 }]);
      const note = await download(`${number(2)}/pdf`);
      expect(note.headers['content-disposition']).toContain('credit-note-');
    });

    it('of two that are made at once is the first one kept', async () => {
      const row = await findDocument(database().kysely, owner.accountId, number(3));
      if (!row) throw new Error('no document');
      let made = 0;
      const render: typeof renderInvoice = () =>
        Promise.resolve(Buffer.from(`%PDF-${(made += 1)}`));
      const both = await Promise.all(
        [1, 2].map(() => keptPdf(database().kysely, row, LATER, render)),
      );
      expect(Buffer.from(both[0] ?? [])).toEqual(Buffer.from(both[1] ?? []));
    });

    it.each([
      `update tax_document_files set content = 'x', sha256 = encode(sha256('x'), 'hex')`,
      'delete from tax_document_files',
      `insert into tax_document_files select account_id, 2, sha256, 'other', created_at
        from tax_document_files limit 1`,
    ])('cannot be changed: %s', async (forged) => {
      await expect(sql.raw(forged).execute(database().kysely)).rejects.toThrow(
        /append-only|check|duplicate|unique/,
      );
    });
  });

  describe('the chain', () => {
    const links = () =>
      database().kysely.selectFrom('tax_document_chain').selectAll().orderBy('counter').execute();

    it('gives each document its XML once, however many run, and each names the one before', async () => {
      const before = await download(`${number(1)}/xml`);
      expect(statusAndBody(before)).toMatchObject([409, { code: 'xml_not_ready' }]);
      await Promise.all([1, 2, 3].map(() => chainDocuments(database(), LATER)));
      const all = await links();
      expect(all.map(({ counter }) => counter)).toEqual(all.map((_, index) => index + 1));
      for (const [index, link] of all.entries()) {
        const last = all[index - 1];
        if (last) expect(link.previous_hash).toBe(last.hash);
        expect(link.hash).toBe(xmlHash(link.xml));
        expect(link.xml).toContain(`<cbc:UUID>${link.uuid}</cbc:UUID>`);
      }
      const own = all.filter(({ account_id }) => account_id === owner.accountId);
      expect(own.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
      const xml = await download(`${number(1)}/xml`);
      expect(xml.headers['content-type']).toBe('application/xml; charset=utf-8');
      expect(xml.body).toBe(own[0]?.xml);
      const { data } = await list('?limit=1');
      expect(data[0]?.uuid).toBe(own[2]?.uuid);
    });

    it('waits a moment for documents that were issued earlier and are not committed yet', async () => {
      const customer = await backend.newCustomer(TEST_PRICE);
      await backend.ship(customer);
      const of = async () => (await list('', customer)).data[0]?.uuid;
      await chainDocuments(database(), LATER);
      expect(await of()).toBeUndefined();
      await chainDocuments(database(), new Date(LATER.getTime() + 5_000));
      expect(await of()).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('refuses a link that does not follow the last one', async () => {
      const [{ xml, hash } = { xml: '', hash: '' }] = await links();
      const forge = (counter: number, previous: string) =>
        sql`insert into tax_document_chain values (${counter}, 'acc_x', 1, ${randomUUID()},
          ${previous}, ${hash}, ${xml}, now())`.execute(database().kysely);
      const last = (await links()).at(-1);
      await expect(forge(Number(last?.counter) + 2, last?.hash ?? '')).rejects.toThrow(/follows/);
      await expect(forge(Number(last?.counter) + 1, hash)).rejects.toThrow(/follows/);
    });
  });

  describe('all of a month', () => {
    const create = async (month: string) => {
      const { headers } = owner;
      return backend.app.inject({
        method: 'POST',
        url: '/api/website/invoice-files',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        payload: { month },
      });
    };

    it('is one file in the order of the numbers', async () => {
      const { statusCode, ...created } = await create('2026-11');
      const file = created.json<Schemas['InvoiceFile']>();
      expect([statusCode, file]).toMatchObject([201, { status: 'waiting', total: 3 }]);
      const early = await backend.post(owner, `/invoice-files/${file.id}/pdf`, {});
      expect(statusAndBody(early)).toMatchObject([409, { code: 'invoice_file_not_ready' }]);
      const gathered: number[] = [];
      const work = invoiceFileWork({
        db: database(),
        pdfOf: (_, row) => {
          gathered.push(row.sequence);
          return renderInvoice({ ...row, originalNumber: null, issuedAt: NOON, vatBasisPoints: 0 });
        },
      });
      const log = { error: (failure: unknown) => expect(failure).toBeUndefined() };
      const stop = await startJobs(database(), { jobs: [], tasks: [work] }, log);
      try {
        await vi.waitFor(
          async () =>
            expect(
              statusAndBody(await backend.get(owner, `/invoice-files/${file.id}`)),
            ).toMatchObject([200, { status: 'ready', done: 3 }]),
          { timeout: 30_000, interval: 100 },
        );
      } finally {
        await stop();
      }
      expect(gathered).toEqual([1, 2, 3]);
      const ready = await backend.post(owner, `/invoice-files/${file.id}/pdf`, {});
      expect(ready.headers['content-disposition']).toContain('mizan-invoices-2026-11.pdf');
      expect(ready.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('is refused for a month without documents', async () => {
      expect(statusAndBody(await create('2026-10'))).toMatchObject([409, { code: 'no_invoices' }]);
      expect((await create('2026-13')).statusCode).toBe(422);
    });
  });
});
