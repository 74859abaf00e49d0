import { expect, test } from 'vitest';
import { LABEL_PAPERS } from './label-content.ts';
import { renderLabels } from './render-labels.ts';
import { SHIPMENT } from './testing/label-contents.ts';
import { renderPages, scan } from './testing/read-pages.ts';

const variants = LABEL_PAPERS.flatMap((paper) =>
  (['ar', 'en'] as const).map((language) => ({ paper, language })),
);

test.each(variants)('a scanner reads both codes: $paper, $language', async (variant) => {
  const [page, ...rest] = await renderPages(await renderLabels([SHIPMENT], variant));
  if (!page) throw new Error('no page');
  expect(rest).toEqual([]);
  expect(Object.fromEntries(await scan(page))).toEqual({
    Code128: SHIPMENT.trackingNumber,
    QRCode: SHIPMENT.trackingUrl,
  });
});
