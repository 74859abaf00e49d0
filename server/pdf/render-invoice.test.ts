import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IssuedDocument } from '../domain/issued-document.ts';
import { renderInvoice } from './render-invoice.ts';
import { expectAsReviewed } from './testing/compare-baseline.ts';
import { decodeQr } from './testing/decode-qr.ts';
import { INVOICES } from './testing/invoices.ts';
import { anyInvoice } from './testing/random-invoices.ts';
import { renderPages, scan } from './testing/read-pages.ts';

const isFull = process.env.TEST_COUNTS === 'full';

async function pageOf(document: IssuedDocument, dotsPerInch: number) {
  const { count, pages } = await renderPages(await renderInvoice(document), { dotsPerInch });
  const [page] = pages;
  if (!page || count !== 1) throw new Error(`${count} pages`);
  return page;
}

test.each(Object.entries<IssuedDocument>(INVOICES))(
  'is one page, as reviewed: %s',
  async (name, document) => {
    await expectAsReviewed(`invoice-${name}`, await pageOf(document, 120));
  },
);

/** Amounts without a float, from their digits. */
function riyals(halalas: number): string {
  return `${BigInt(halalas) / 100n}.${String(BigInt(halalas) % 100n).padStart(2, '0')}`;
}

test('a scanner reads the five fields from the page', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyInvoice, async (document) => {
      const { QRCode = '' } = await scan(await pageOf(document, 150));
      const { seller, issuedAt, total, vat } = document;
      expect([...decodeQr(QRCode)]).toEqual([
        [1, seller.name.ar],
        [2, seller.vat_number],
        [3, issuedAt.toISOString().replace(/\.\d{3}Z$/, 'Z')],
        [4, riyals(total)],
        [5, riyals(vat)],
      ]);
      expect(QRCode.length).toBeLessThanOrEqual(700);
    }),
    { numRuns: isFull ? 200 : 8 },
  );
});
