import { companyPaths } from '../src/features/companies/paths.ts';
import { homePath } from '../src/features/home/paths.ts';
import { shipmentPaths } from '../src/features/shipments/paths.ts';
import { inArabicOnPhone } from './support/journeys.ts';
import { expect, test } from './support/test.ts';

inArabicOnPhone(() => {
  test('a courier is rated from home by keyboard, then changed and deleted', async ({
    page,
    text,
    form: { names },
    signIn,
  }) => {
    const client = await signIn('individual');
    const invited = await client.GET('/website/rating-invitations');
    const [invitation] = invited.data?.data ?? [];
    if (!invitation) throw new Error('nothing was delivered lately');
    const { courier, shipment_id } = invitation;
    const button = (id: string) => page.getByRole('button', { name: text(id), exact: true });
    const dialog = page.getByRole('dialog');
    const stars = (part: string) =>
      dialog.getByRole('group', { name: names.value('rating_part', part) }).getByRole('radio');
    const summary = async () => {
      const path = { courier_id: courier.id };
      const { data } = await client.GET('/website/couriers/{courier_id}/ratings', {
        params: { path },
      });
      return data?.summary;
    };
    const before = await summary();

    await page.goto(homePath);
    // The invitation loads once it comes near.
    await expect(page.getByText(text('home.today.booked'))).toBeVisible();
    await page.keyboard.press('End');
    await page.getByRole('link', { name: text('home.rating.rate') }).click();
    await expect(page).toHaveURL(shipmentPaths.rating(shipment_id));
    for (const part of ['on_time', 'condition', 'driver']) {
      await stars(part).nth(4).focus();
      await page.keyboard.press('Space');
    }
    await button('shipments.rating.submit').click();
    await expect(dialog).toBeHidden();
    await expect(button('shipments.rating.change')).toBeVisible();
    expect((await summary())?.count).toBe((before?.count ?? 0) + 1);

    await page.goto(companyPaths.ratings(courier.id));
    await expect(page.getByText(text('companies.ratings.mine'), { exact: true })).toHaveCount(
      await shownOwn(),
    );

    await page.goto(shipmentPaths.details(shipment_id));
    await button('shipments.rating.change').click();
    await stars('on_time').nth(0).focus();
    await page.keyboard.press('Space');
    await button('shipments.rating.submit').click();
    await expect(dialog).toBeHidden();
    await button('shipments.rating.delete').click();
    await button('shipments.rating.deleteConfirm').click();
    await expect(button('shipments.rating.rate')).toBeVisible();
    expect(await summary()).toEqual(before);

    /** Own ratings on the first page. */
    async function shownOwn(): Promise<number> {
      const { data } = await client.GET('/website/couriers/{courier_id}/ratings', {
        params: { path: { courier_id: courier.id }, query: { limit: 10 } },
      });
      return data?.data.filter(({ mine }) => mine).length ?? 0;
    }
  });
});
