import type { Locator } from '@playwright/test';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { Keys } from './support/keys.ts';
import { button } from './support/stop.ts';
import { expect, test } from './support/test.ts';

/** As a shop exports it and a spreadsheet then saves it: semicolons, and no column of weights. */
const messy = [
  'رقم الطلب;اسم العميل;رقم الجوال;المدينة;العنوان الوطني المختصر;المنتج;السعر;موعد التوصيل',
  'K-1;عميل تجريبي 1;500000101;جدة;JESA2929;عباءة مطرزة;450;05/01/2027',
  'K-2;عميل تجريبي 2;5,00000102E+08;الرياض;RRRD2929;تمور فاخرة;135;06/01/2027',
  'K-3;عميل تجريبي 3;0500000103;الدمامم;DMAA3210;قهوة مختصة;80;07/01/2027',
  'K-4;عميل تجريبي 4;0500000104;الدمامم;DMAA3210;قهوة مختصة;80;',
  'K-5;عميل تجريبي 5;05000;جدة;JESA2929;عباءة مطرزة;450;',
  'K-1;عميل تجريبي 6;0500000106;جدة;JESA2929;عباءة مطرزة;450;',
];

test.setTimeout(150_000);

test('from a messy file to all rows ready, by keyboard alone', async ({
  page,
  text,
  names,
  enterAsNew,
}) => {
  await enterAsNew();
  page.on('filechooser', (chooser) => {
    void chooser.setFiles({
      name: 'طلبات.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(messy.join('\r\n')),
    });
  });
  const keys = new Keys(page);
  const main = page.getByRole('main');
  const heading = page.getByRole('heading', { level: 1 });
  const field = (name: string) => text(`shipments.import.field.${name}`);

  await test.step('from the list, with a file', async () => {
    await page.goto(shipmentPaths.list);
    await keys.activate(main.getByRole('link', { name: text('shipments.list.many') }));
    await expect(heading).toHaveText(text('shipments.import.title'));
    await expect(heading).toBeFocused();
    const file = page.getByLabel(text('shipments.import.file'));
    await keys.tabTo(file);
    await keys.press('Enter');
    await expect(page.getByText(text('shipments.import.missing'))).toBeVisible();
  });

  await test.step('what the columns mean, and what the file lacks', async () => {
    const confirm = button(page, text('shipments.import.match.confirm', { count: 6 }));
    await keys.activate(confirm);
    const weight = page.getByRole('textbox', { name: field('weight') });
    await expect(weight).toHaveAccessibleDescription(text('validation.required'));
    await keys.press('Home');
    await page.getByRole('heading', { level: 1 }).focus();
    await keys.type(weight, '1.5');
    const days = page.getByRole('group', {
      name: text('shipments.import.dates', { written: '05/01/2027' }),
    });
    await keys.tabTo(days.getByRole('radio').first());
    await keys.press('Space');
    await keys.activate(confirm);
  });

  const grid = page.getByRole('grid');
  const cellOf = (row: number, name: string) =>
    grid
      .getByRole('button', {
        name: text('shipments.import.check.cell', { field: field(name), row }),
      })
      .locator('xpath=ancestor::td');
  /** Moves through the table by arrows until a cell has the focus. */
  const arrowTo = async (cell: Locator) => {
    const at = (of: Locator) =>
      of.evaluate((element) => {
        const td = element.closest('td, th');
        const row = td?.parentElement?.getAttribute('aria-rowindex');
        return { row: Number(row), column: td instanceof HTMLTableCellElement ? td.cellIndex : 0 };
      });
    const here = await at(page.locator(':focus'));
    const there = await at(cell);
    for (let row = here.row; row < there.row; row += 1) await keys.press('ArrowDown');
    for (let row = here.row; row > there.row; row -= 1) await keys.press('ArrowUp');
    for (let to = here.column; to < there.column; to += 1) await keys.press('ArrowLeft');
    for (let to = here.column; to > there.column; to -= 1) await keys.press('ArrowRight');
    await expect(cell).toBeFocused();
  };
  const counted = (ready: number, wrong: number) =>
    expect(page.getByText(text('shipments.import.check.standing', { ready, wrong }))).toBeVisible();

  await test.step('what was repaired is told', async () => {
    await expect(grid).toBeVisible({ timeout: 30_000 });
    await counted(2, 3);
    for (const code of ['leading_zero', 'exponent']) {
      await expect(page.getByText(text(`shipments.import.repair.${code}`))).toBeVisible();
    }
  });

  await test.step('one correction for both cities', async () => {
    const kind = text('shipments.import.kind', {
      field: field('receiver.city'),
      fault: text('shipments.import.fault.unknown_city', { some: 'no', allowed: '' }),
    });
    await heading.focus();
    await keys.activate(button(page, text('shipments.import.correctLabel', { kind })));
    const dialog = page.getByRole('dialog');
    const to = dialog.getByLabel(text('shipments.import.correct.to'));
    await expect(to).toBeFocused();
    await expect(to).toHaveValue(names.city('dammam'));
    await keys.activate(button(dialog, text('shipments.import.correct.all')));
    await expect(dialog).toBeHidden();
    await counted(4, 1);
    const told = page.getByText(text('shipments.import.corrected', { count: 2 }));
    await expect(told).toBeVisible();
    await expect(told).toBeHidden();
  });

  await test.step('a cell in place: Escape keeps it, Enter saves it', async () => {
    const phone = cellOf(6, 'receiver.phone');
    const box = grid.getByRole('textbox');
    await heading.focus();
    await keys.tabTo(grid.locator('[tabindex="0"]'));
    await arrowTo(phone);
    await keys.press('Enter');
    await expect(box).toBeFocused();
    await page.keyboard.insertText('1');
    await keys.press('Escape');
    await expect(phone).toBeFocused();
    await expect(phone).toContainText('05000');
    await keys.press('Enter');
    await keys.press('Control+KeyA');
    await page.keyboard.insertText('0500000105');
    await keys.press('Enter');
    await expect(phone).toBeFocused();
    await counted(5, 0);
    await expect(phone).toContainText('0500000105');
  });

  await test.step('Tab goes on to the next cell', async () => {
    await keys.press('Enter');
    await expect(grid.getByRole('textbox')).toHaveCount(1);
    const first = await grid.locator(':focus').getAttribute('aria-label');
    await keys.press('Tab');
    await expect(grid.locator(':focus')).not.toHaveAttribute('aria-label', first ?? '');
    await keys.press('Escape');
  });

  await test.step('the repeated row is left out', async () => {
    const label = text('shipments.import.row.label', {
      action: text('shipments.import.row.leaveOut'),
      row: 7,
    });
    const leaveOut = button(page, label);
    await arrowTo(leaveOut.locator('xpath=ancestor::td'));
    await keys.press('Enter');
    await keys.press('Tab');
    await expect(leaveOut).toBeFocused();
    await keys.press('Enter');
    await expect(grid.getByText(text('shipments.import.state.left_out'))).toBeVisible();
    await counted(5, 0);
  });

  await test.step('on to the couriers', async () => {
    await heading.focus();
    await keys.activate(button(page, text('shipments.import.check.continue', { count: 5 })));
    await expect(page).toHaveURL(/step=couriers/);
    await expect(heading).toBeFocused();
    await page.reload();
    await expect(page).toHaveURL(/step=couriers/);
  });
});
