import { galleryPath } from '../../src/features/gallery/paths.ts';
import { shipmentPaths } from '../../src/features/shipments/paths.ts';
import { trackingPaths } from '../../src/features/tracking/paths.ts';
import { bookByApi } from '../support/api-booking.ts';
import {
  createdDialog,
  fillBooking,
  labelOf,
  openBooking,
  section,
  submitButton,
} from '../support/booking-form.ts';
import { check, fill } from '../support/form.ts';
import { expect } from '../support/test.ts';
import { button, open, type Stop } from './walker.ts';

/** Booking, finding, reading and tracking shipments. */
export const shipmentStops: Stop[] = [
  {
    name: 'create form',
    async visit(walker) {
      const { page, text, signIn, look } = walker;
      await signIn('company');
      await open(page, shipmentPaths.create);
      await look('empty');
      const receiver = section(walker, 'receiver');
      await receiver.getByRole('button', { name: labelOf(walker, 'receiver.phone') }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      await look('countries');
      await page.keyboard.press('Escape');
      await submitButton(walker).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await look('required');
      await fill(receiver, labelOf(walker, 'receiver.email'), 'nobody');
      await fill(receiver, labelOf(walker, 'receiver.phone'), '12');
      await fill(section(walker, 'shipment'), labelOf(walker, 'weight'), '2000000');
      await fill(section(walker, 'shipment'), labelOf(walker, 'pieces'), '51');
      await fill(section(walker, 'order'), labelOf(walker, 'price'), '0');
      await submitButton(walker).click();
      await look('wrong');
      await button(page, text('shipments.create.drafts')).click();
      const drafts = page.getByRole('dialog', { name: text('shipments.create.drafts') });
      await expect(drafts.getByRole('listitem').first()).toBeVisible();
      await look('drafts');
    },
  },
  {
    name: 'create form to the end',
    async visit(walker) {
      const { page, text, names, signIn, look } = walker;
      await signIn('company');
      await openBooking(walker);
      const cod = names.value('payment_type', 'cash_on_delivery');
      await check(section(walker, 'payment'), labelOf(walker, 'payment_type'), cod);
      await look('priced');
      await check(
        section(walker, 'payment'),
        labelOf(walker, 'payment_type'),
        names.value('payment_type', 'prepaid'),
      );
      await fillBooking(walker, 'WALK-1');
      await look('filled');
      await expect(submitButton(walker)).toBeEnabled();
      await submitButton(walker).click();
      await expect(createdDialog(walker)).toBeVisible();
      await expect(page.getByText(text('shipments.create.created.balance'))).toBeVisible();
      await look('created');
    },
  },
  {
    name: 'create form abroad',
    async visit(walker) {
      const { page, text, signIn, look } = walker;
      await signIn('company');
      await open(page, `${shipmentPaths.create}?from=riyadh&to=Dubai&to_country=AE&weight=2kg`);
      const offers = page.getByRole('complementary', { name: text('shipments.create.price') });
      await expect(offers.getByRole('listitem').first()).toBeVisible();
      await look('abroad');
    },
  },
  {
    name: 'too little balance',
    provokes: [409],
    async visit(walker) {
      const { page, signIn, look } = walker;
      await signIn('empty');
      await openBooking(walker);
      await look('short of balance');
      await fillBooking(walker, 'WALK-2');
      await fill(section(walker, 'sender'), labelOf(walker, 'sender.address'), 'شارع العيّنة');
      await submitButton(walker).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await look('refused');
    },
  },
  {
    name: 'list',
    async visit({ page, text, signIn, look }) {
      await signIn('company');
      await open(page, shipmentPaths.list);
      await look('all');
      const filters = page.getByRole('group', { name: text('ui.filters.name') });
      for (const filter of ['status', 'courier_id', 'city', 'created', 'source']) {
        const name = text(`shipments.list.filter.${filter}`);
        await filters.getByRole('button', { name, exact: true }).click();
        const popover = page.getByRole('dialog', { name, exact: true });
        await expect(popover).toBeVisible();
        await look(`filter by ${filter}`);
        await page.keyboard.press('Escape');
        await expect(popover).toBeHidden();
      }
      await open(
        page,
        `${shipmentPaths.list}?status=completed&created_from=2025-01-02&created_to=2026-12-03`,
      );
      await look('filtered');
      await open(page, `${shipmentPaths.list}?q=nothing-like-this`);
      await expect(page.getByText(text('shipments.list.notFound.title'))).toBeVisible();
      await look('nothing found');
    },
  },
  {
    name: 'details',
    provokes: [404],
    async visit({ page, text, names, signIn, clientOf, look }) {
      const client = await clientOf('company');
      await signIn('company');
      for (const status of ['completed', 'cancelled', 'failed'] as const) {
        const { data } = await client.GET('/website/shipments', {
          params: { query: { status, limit: 1 } },
        });
        await open(page, shipmentPaths.details(data?.data[0]?.id ?? ''));
        await look(status);
      }
      const booked = await bookByApi(client);
      await open(page, shipmentPaths.details(booked.id));
      await look('pending');
      await button(page, text('shipments.edit')).click();
      await expect(page.getByRole('dialog', { name: text('shipments.edit.title') })).toBeVisible();
      await look('edit');
      await page.keyboard.press('Escape');
      await button(page, text('shipments.cancel.confirm')).click();
      const question = page.getByRole('dialog', { name: text('shipments.cancel.question') });
      await expect(question).toBeVisible();
      await look('question');
      await question.getByRole('button', { name: text('shipments.cancel.confirm') }).click();
      await expect(question).toBeHidden();
      await expect(page.getByText(names.value('status', 'cancelled')).first()).toBeVisible();
      await look('cancelled with a toast');
      await open(page, shipmentPaths.details('shp_01jd4a5r6s7t8v9w0x1y2z3a4b'));
      await look('not found');
      await open(page, shipmentPaths.details('../etc'));
      await look('no id at all');
    },
  },
  {
    name: 'labels',
    async visit({ page, text, signIn, clientOf, look }) {
      const client = await clientOf('company');
      const [one, other] = [await bookByApi(client), await bookByApi(client)];
      await signIn('company');
      await open(page, shipmentPaths.details(one.id));
      await button(page, text('shipments.labels.label')).click();
      await expect(page.getByRole('menu')).toBeVisible();
      await look('menu');
      await open(page, `${shipmentPaths.list}?q=${one.receiver.phone.slice(1)}`);
      for (const { tracking_number: name } of [one, other]) {
        await page.getByRole('checkbox', { name: text('ui.table.select', { name }) }).check();
      }
      await button(page, text('shipments.bulkLabels')).click();
      const dialog = page.getByRole('dialog', { name: text('shipments.labels.several.title') });
      await expect(dialog).toBeVisible();
      await look('several');
      await dialog
        .getByRole('button', { name: text('shipments.labels.several.begin', { count: 2 }) })
        .click();
      await expect(
        dialog.getByText(text('shipments.labels.several.ready', { count: 2 })),
      ).toBeVisible({ timeout: 30_000 });
      await look('ready');
      await dialog.getByRole('button', { name: text('ui.close') }).click();
      await expect(dialog).toBeHidden();
      await look('kept');
    },
  },
  {
    name: 'trace',
    provokes: [404],
    async visit({ page, text, signIn, clientOf, look }) {
      const { tracking_number: number } = await bookByApi(await clientOf('company'));
      await signIn('company');
      await open(page, trackingPaths.start);
      await look('empty');
      for (const [state, typed] of [
        ['required', ''],
        ['wrong shape', 'MZ12'],
        ['slip', `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`],
      ] as const) {
        await fill(page, text('tracking.form.number'), typed);
        await button(page, text('tracking.form.submit')).click();
        await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
        await look(state);
      }
      await open(page, trackingPaths.several([number, 'MZ10000000009', 'MZ12']));
      await look('several');
      await open(page, trackingPaths.shipment(number));
      await look('found');
      const other = await bookByApi(await clientOf('individual'));
      await open(page, trackingPaths.shipment(other.tracking_number));
      await look('not found');
    },
  },
  {
    name: 'leaving a form',
    async visit({ page, text, signIn, look }) {
      await signIn('company');
      await open(page, `${galleryPath}?piece=form-shell`);
      const form = page.locator('form').first();
      await form.getByRole('textbox').fill('عميل');
      await form.getByRole('link').click();
      const question = page.getByRole('dialog', { name: text('ui.leave.title') });
      await expect(question).toBeVisible();
      // The gallery around it has words of its own.
      await look('question', question);
    },
  },
];
