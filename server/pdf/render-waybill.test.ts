import { expect, test } from 'vitest';
import { renderWaybill } from './render-waybill.ts';
import { expectAsReviewed } from './testing/compare-baseline.ts';
import { FULL, LONG, SEVERAL, SHIPMENT } from './testing/label-contents.ts';
import { renderPages, scan } from './testing/read-pages.ts';

test.each([
  ['ar', SHIPMENT, 'waybill-ar'],
  ['en', SHIPMENT, 'waybill-en'],
  ['en', LONG, 'waybill-long-en'],
  ['ar', SEVERAL, 'waybill-several-ar'],
  ['en', FULL, 'waybill-full-en'],
] as const)('one page with both codes readable: %s', async (language, content, name) => {
  const file = await renderWaybill(content, { language });
  const { count, pages } = await renderPages(file, { dotsPerInch: 120 });
  expect(count).toBe(1);
  const [page] = pages;
  if (!page) throw new Error('no page');
  expect(await scan(page)).toEqual({
    Code128: content.trackingNumber,
    QRCode: content.trackingUrl,
  });
  await expectAsReviewed(name, page);
});
