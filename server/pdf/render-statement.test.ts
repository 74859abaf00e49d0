import { expect, test } from 'vitest';
import { renderStatement } from './render-statement.ts';
import type { StatementContent, StatementMovement } from './statement-content.ts';
import { expectAsReviewed } from './testing/compare-baseline.ts';
import { renderPages } from './testing/read-pages.ts';

const movement = (index: number): StatementMovement => ({
  at: new Date(Date.UTC(2026, 10, 1 + (index % 28), 9, index % 60)),
  kind: index % 9 === 0 ? 'top_up' : 'shipment_charge',
  reference: index % 9 === 0 ? '' : `MZ7992739871${index % 10}`,
  amount: index % 9 === 0 ? 150_000 : -3_335,
  balanceAfter: 150_085 + index * 100,
});

const NOVEMBER: StatementContent = {
  month: '2026-11',
  isComplete: true,
  name: 'متجر النخلة الذهبية للتجارة',
  vatNumber: '311111111100003',
  printedAt: new Date('2026-12-01T06:00:00Z'),
  opening: 150_085,
  closing: 1_066_685,
  lines: [
    { kind: 'top_up', count: 7, amount: 1_050_000 },
    { kind: 'shipment_charge', count: 40, amount: -133_400 },
  ],
  movements: Array.from({ length: 47 }, (_, index) => movement(index)),
  cash: { opening: 51_500, collected: 45_000, remitted: 0, closing: 96_500 },
};

test('is as reviewed, on as many pages as it takes', async () => {
  const { count, pages } = await renderPages(await renderStatement(NOVEMBER), {
    pages: [0, 1],
    dotsPerInch: 100,
  });
  expect(count).toBe(2);
  for (const [index, page] of pages.entries()) {
    await expectAsReviewed(`statement-${index + 1}`, page);
  }
});

test('of a month without movements, or with too many, is one page that says so', async () => {
  const { movements: _, ...many } = NOVEMBER;
  const none = { opening: 0, collected: 0, remitted: 0, closing: 0 };
  const empty = { ...many, isComplete: false, lines: [], cash: none, closing: 150_085 };
  for (const [name, content] of Object.entries({ many, empty })) {
    const { count, pages } = await renderPages(await renderStatement(content), {
      dotsPerInch: 100,
    });
    expect(count).toBe(1);
    const [page] = pages;
    if (page) await expectAsReviewed(`statement-${name}`, page);
  }
});
