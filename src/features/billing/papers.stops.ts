import { checkFilters } from '../../../e2e/support/filters.ts';
import { button, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { billingPaths } from './paths.ts';

export const screens = {
  invoices: billingPaths.tab('invoices'),
  statements: billingPaths.tab('statements'),
};

export const fullStops: Stops = {
  async invoices({ page, text, signIn, checkScreen }) {
    await signIn('company');
    await open(page, billingPaths.tab('invoices'));
    await checkScreen('list', { shows: text('billing.invoices.invoiced') });
    await checkFilters({ page, text, checkScreen }, ['kind', 'subject', 'issued'], (filter) =>
      text(`billing.invoices.${filter}`),
    );
    const dialog = page.getByRole('dialog');
    await open(page, `${billingPaths.tab('invoices')}&kind=credit_note`);
    await page.getByRole('grid').getByRole('row').nth(1).getByRole('link').first().click();
    await checkScreen('a credit note', {
      shows: dialog.getByText(text('billing.invoices.original')),
      part: dialog,
    });
    await open(page, billingPaths.tab('invoices'));
    await button(page, text('billing.invoices.month')).click();
    await checkScreen('a month', {
      shows: button(dialog, text('billing.invoices.month.begin')),
      part: dialog,
    });
    await button(dialog, text('billing.invoices.month.begin')).click();
    await checkScreen('a finished month', {
      shows: button(dialog, text('billing.invoices.pdf')),
      part: dialog,
    });
    await open(page, `${billingPaths.tab('invoices')}&kind=credit_note&created_from=2035-01-01`);
    await checkScreen('nothing found', { shows: text('billing.invoices.notFound.description') });
  },

  async 'invoices of a new account'({ page, text, enterAsNew, checkScreen }) {
    await enterAsNew();
    await open(page, billingPaths.tab('invoices'));
    await checkScreen('none', { shows: text('billing.invoices.none.title') });
    await open(page, billingPaths.tab('statements'));
    await checkScreen('an empty month', { shows: text('billing.statements.closing') });
  },

  async statements({ page, text, signIn, checkScreen }) {
    await signIn('company');
    await open(page, billingPaths.tab('statements'));
    await checkScreen('this month', { shows: text('billing.statements.closing') });
    const months = page.getByRole('list', { name: text('billing.statements.months') });
    await months.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/month=/);
    await checkScreen('a complete month', { shows: text('billing.statements.closing') });
  },
};
