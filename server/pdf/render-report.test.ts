import { expect, test } from 'vitest';
import { renderReport } from './render-report.ts';
import type { ReportContent } from './report-content.ts';
import { expectAsReviewed } from './testing/compare-baseline.ts';
import { renderPages } from './testing/read-pages.ts';

const COUNT = ['الطلبات', 'سُلّمت', 'نسبة التسليم', 'تكلفة الشحن', 'تكلفة الطلب', 'في الموعد'];

const COURIERS: ReportContent = {
  language: 'ar',
  title: 'شركات الشحن',
  name: 'متجر النخلة الذهبية للتجارة',
  facts: [
    { name: 'المدة', value: '1 أكتوبر 2026 – 31 أكتوبر 2026' },
    { name: 'مقارنة بالفترة', value: '31 أغسطس 2026 – 30 سبتمبر 2026' },
    { name: 'حتى', value: '1 نوفمبر 2026' },
  ],
  figures: COUNT.map((name, index) => ({
    name,
    value: index === 3 ? '11,689.75' : '433',
    unit: ['', '', '%', 'ر.س', 'ر.س', '%'][index] ?? '',
    before: index === 5 ? '' : '396',
  })),
  course: {
    name: 'الطلبات',
    bars: Array.from({ length: 31 }, (_, day) => ((day * 7) % 13) / 12),
    highest: '26',
    first: '1 أكتوبر 2026',
    last: '31 أكتوبر 2026',
  },
  tables: [
    {
      name: 'شركة الشحن',
      by: 'شركة الشحن',
      columns: Array.from({ length: 9 }, (_, column) => ({
        name: COUNT[column % COUNT.length] ?? '',
        unit: column % 3 === 2 ? 'ر.س' : '',
      })),
      rows: [
        { name: 'قوافل النخيل', detail: '', cells: Array.from({ length: 9 }, () => '7,705.00') },
        { name: 'نجم السُّرى', detail: '', cells: Array.from({ length: 9 }, () => '') },
      ],
      more: '',
    },
  ],
};

const CLIENTS: ReportContent = {
  ...COURIERS,
  language: 'en',
  title: 'Top clients by orders',
  facts: [{ name: 'Period', value: '1 January 2026 – 31 October 2026' }],
  figures: [{ name: 'Clients', value: '214', unit: '', before: '' }],
  tables: [
    {
      name: 'Client',
      by: 'Client',
      columns: [
        { name: 'Orders', unit: '' },
        { name: 'Delivered sales', unit: 'SAR' },
      ],
      rows: Array.from({ length: 50 }, (_, index) => ({
        name: `Sample client ${index + 1} ${'with a long name '.repeat(index % 4)}`,
        detail: `+9665000000${String(index).padStart(2, '0')}`,
        cells: [String(50 - index), '6,124.00'],
      })),
      more: 'More rows, not shown: 164',
    },
  ],
};

test('is as reviewed in Arabic, with its columns in bands', async () => {
  const { count, pages } = await renderPages(await renderReport(COURIERS), { dotsPerInch: 100 });
  expect(count).toBe(1);
  const [page] = pages;
  if (page) await expectAsReviewed('report-ar', page);
});

test('goes on over as many pages as its rows take', async () => {
  const { course: _, ...content } = CLIENTS;
  const { count, pages } = await renderPages(await renderReport(content), {
    pages: [0, 3],
    dotsPerInch: 100,
  });
  expect(count).toBe(4);
  for (const [index, page] of pages.entries()) {
    await expectAsReviewed(`report-en-${index + 1}`, page);
  }
});
