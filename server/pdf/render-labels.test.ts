import { expect, test } from 'vitest';
import { LABEL_PAPERS, type LabelContent } from './label-content.ts';
import { renderLabels } from './render-labels.ts';
import { differenceFromBaseline, expectAsReviewed, FEW_DOTS } from './testing/compare-baseline.ts';
import { HOSTILE, LONG, SHIPMENT } from './testing/label-contents.ts';
import { renderPages, scan } from './testing/read-pages.ts';
import { ThreadError } from './thread.ts';

const VARIANTS = LABEL_PAPERS.flatMap((paper) =>
  (['ar', 'en'] as const).map((language) => ({ paper, language })),
);

type Variant = (typeof VARIANTS)[number];

/** The pages of one shipment's labels, one for each piece, of which these are drawn. */
async function pagesOf(content: LabelContent, variant: Variant, wanted = [0]) {
  const file = await renderLabels([content], variant);
  const { count, pages } = await renderPages(file, { pages: wanted });
  expect(count).toBe(content.pieces);
  return pages;
}

const CODES = { Code128: SHIPMENT.trackingNumber, QRCode: SHIPMENT.trackingUrl };

test.each(VARIANTS)(
  'each piece has its own label with readable codes, as reviewed: $paper, $language',
  async (variant) => {
    const { paper, language } = variant;
    const [first, second, third] = await pagesOf(SHIPMENT, variant, [0, 1, 2]);
    if (!first || !second || !third) throw new Error('no page');
    expect(await scan(first)).toEqual(CODES);
    await expectAsReviewed(`label-${paper}-${language}`, first);
    expect(await scan(third)).toEqual(CODES);
    if (paper !== 'a6') return;
    // The amount is collected with the first piece only.
    await expectAsReviewed(`piece-2-a6-${language}`, second);
    // The comparison detects a single different figure.
    expect(await differenceFromBaseline(`piece-2-a6-${language}`, third)).toBeGreaterThan(FEW_DOTS);
  },
);

test.each([
  ['the longest texts stay in their places', 'long', 'a6', 'ar', LONG],
  ['the longest texts stay in their places', 'long', '4x6', 'en', LONG],
  ['markup is printed as typed', 'hostile', 'a6', 'en', HOSTILE],
] as const)('%s: %s, %s, %s', async (_, name, paper, language, content) => {
  const [page] = await pagesOf(content, { paper, language });
  if (!page) throw new Error('no page');
  expect(Object.keys(await scan(page)).toSorted()).toEqual(['Code128', 'QRCode']);
  await expectAsReviewed(`${name}-${paper}-${language}`, page);
});

test('many labels are one file, in order, with reports of progress', async () => {
  const contents = Array.from({ length: 52 }, (_, index) => ({
    ...SHIPMENT,
    pieces: index === 51 ? 2 : 1,
    trackingNumber: `MZ${String(index).padStart(11, '0')}`,
  }));
  const told: string[] = [];
  const file = await renderLabels(contents, {
    paper: '4x6',
    language: 'ar',
    onProgress: (done, total) => told.push(`${done}/${total}`),
  });
  expect(told).toEqual(['25/53', '50/53', '53/53']);
  const { count, pages } = await renderPages(file, { pages: [0, 24, 25, 51] });
  expect(count).toBe(53);
  const read = await Promise.all(pages.map(scan));
  expect(read.map(({ Code128 }) => Number(Code128?.slice(2)))).toEqual([0, 24, 25, 51]);
});

test('an empty list is an error, and a shipment that cannot be encoded fails alone', async () => {
  const variant = { paper: 'a6', language: 'en' } as const;
  await expect(renderLabels([], variant)).rejects.toThrow(RangeError);
  const endless = { ...SHIPMENT, trackingUrl: 'x'.repeat(5_000) };
  await expect(renderLabels([endless], variant)).rejects.toThrow(ThreadError);
  expect((await renderLabels([SHIPMENT], variant)).length).toBeGreaterThan(1_000);
});
