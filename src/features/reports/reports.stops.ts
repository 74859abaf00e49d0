import { isFull, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { reportPaths } from './address/report-paths.ts';

const { overview } = reportPaths;
const year = 'period=last12';

export const screens = {
  reports: `${overview}?from=2026-10-01&to=2026-10-31&compare=true`,
  'client orders': reportPaths.clientOrders,
  'tax summary': `${reportPaths.taxSummary}?period=last_quarter`,
};

export const stops: Stops = {
  async reports({ page, text, signIn, checkScreen }) {
    await signIn('company');
    const views = ['top-clients-revenue'];
    if (isFull) views.push('clients', 'orders', 'revenue', 'top-clients-orders');
    await open(page, `${overview}?${year}&compare=true`);
    await checkScreen('couriers', { shows: page.getByRole('grid').first() });
    for (const view of views) {
      await open(page, `${overview}?view=${view}&${year}`);
      await checkScreen(view, { shows: page.getByRole('grid').first() });
    }
    await open(page, `${overview}?${year}&measure=cost`);
    await checkScreen('rows of a figure', { shows: page.getByRole('dialog') });
    await open(page, `${overview}?from=2026-10-31&to=2026-10-01`);
    await checkScreen('reversed days', { shows: text('reports.refused.reversed') });
  },

  async 'reports with pages of their own'({ page, text, signIn, checkScreen }) {
    await signIn('company');
    const { overview: _overview, client: _client, ...paths } = reportPaths;
    const { financialSummary, taxSummary } = paths;
    for (const [name, path] of Object.entries(isFull ? paths : { financialSummary, taxSummary })) {
      await open(page, `${path}?${year}`);
      await checkScreen(name, { shows: text('reports.definitions') });
    }
    await open(page, `${reportPaths.clientAnalytics}?${year}`);
    const client = page.getByRole('grid').last().getByRole('link').first();
    await client.click();
    await expect(page).toHaveURL(/client=\d+/);
    await checkScreen('one client', { shows: text('reports.definitions') });
  },

  async 'reports without anything'({ page, text, enterAsNew, checkScreen }) {
    await enterAsNew();
    await open(page, overview);
    await checkScreen('empty', { shows: text('reports.empty.title') });
  },
};

export const fullStops: Stops = {
  async 'reports of an individual'({ page, text, signIn, checkScreen, provoke }) {
    provoke(403);
    await signIn('individual');
    await open(page, overview);
    await checkScreen('for companies', { shows: text('reports.companies.title') });
  },
};
