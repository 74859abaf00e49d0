import { expect, test } from 'vitest';
import { LABEL_PAPERS, type LabelContent } from './label-content.ts';
import { renderLabels } from './render-labels.ts';
import { differenceFromBaseline, expectAsReviewed, FEW_DOTS } from './testing/compare-baseline.ts';
import { HOSTILE, LONG, SHIPMENT } from './testing/label-contents.ts';
import { renderPages, scan } from './testing/read-pages.ts';
import { TypesettingError } from './typesetter.ts';

const VARIANTS = LABEL_PAPERS.flatMap((paper) =>
  (['ar', 'en'] as const).map((language) => ({ paper, language })),
);

async function firstPage(content: LabelContent, variant: (typeof VARIANTS)[number]) {
  const { count, pages } = await renderPages(await renderLabels([content], variant));
  expect(count).toBe(content.pieces);
  const [page] = pages;
  if (!page) throw new Error('no page');
  return page;
}

test.each(VARIANTS)(
  'both codes are readable, and the page matches its baseline: $paper, $language',
  async (variant) => {
    const page = await firstPage(SHIPMENT, variant);
    expect(await scan(page)).toEqual({
      Code128: SHIPMENT.trackingNumber,
      QRCode: SHIPMENT.trackingUrl,
    });
    await expectAsReviewed(`label-${variant.paper}-${variant.language}`, page);
  },
);

test('the comparison detects a single different letter', async () => {
  const receiver = { ...SHIPMENT.receiver, fullName: 'عبدالرحمن بن محمد العتيني' };
  const page = await firstPage({ ...SHIPMENT, receiver }, { paper: 'a6', language: 'ar' });
  expect(await differenceFromBaseline('label-a6-ar', page)).toBeGreaterThan(FEW_DOTS);
});

test.each([
  { paper: 'a6', language: 'ar' },
  { paper: '4x6', language: 'en' },
] as const)('the longest texts stay in their places: $paper, $language', async (variant) => {
  const page = await firstPage(LONG, variant);
  expect(Object.keys(await scan(page)).toSorted()).toEqual(['Code128', 'QRCode']);
  await expectAsReviewed(`long-${variant.paper}-${variant.language}`, page);
});

test.each(['ar', 'en'] as const)(
  'each piece has its own label, and the amount is collected with the first: %s',
  async (language) => {
    const file = await renderLabels([SHIPMENT], { paper: 'a6', language });
    const { pages } = await renderPages(file, { pages: [1, 2] });
    const [second, third] = pages;
    if (!second || !third) throw new Error('no page');
    expect(await scan(third)).toMatchObject({ Code128: SHIPMENT.trackingNumber });
    await expectAsReviewed(`piece-2-a6-${language}`, second);
    expect(await differenceFromBaseline(`piece-2-a6-${language}`, third)).toBeGreaterThan(FEW_DOTS);
  },
);

test('markup in a text is printed as typed', async () => {
  const page = await firstPage(HOSTILE, { paper: 'a6', language: 'en' });
  await expectAsReviewed('hostile-a6-en', page);
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
  await expect(renderLabels([endless], variant)).rejects.toThrow(TypesettingError);
  expect((await renderLabels([SHIPMENT], variant)).length).toBeGreaterThan(1_000);
});
