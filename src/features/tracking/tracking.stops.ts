import { bookByApi } from '../../../e2e/support/api-booking.ts';
import { fill } from '../../../e2e/support/form.ts';
import { button, open, type Stops } from '../../../e2e/support/stop.ts';
import { expect } from '../../../e2e/support/test.ts';
import { trackingPaths } from './paths.ts';

export const screens = {
  trace: trackingPaths.start,
  'trace-several': trackingPaths.several(['MZ77193402581', 'MZ48205173965', 'MZ10000000009']),
  'trace-shipment': trackingPaths.shipment('MZ48205173965'),
};

export const stops: Stops = {
  async trace({ page, text, signIn, clientOf, checkScreen, provoke }) {
    provoke(404);
    const { tracking_number: number } = await bookByApi(await clientOf('company'));
    await signIn('company');
    await open(page, trackingPaths.start);
    await checkScreen('empty');
    for (const [state, typed] of [
      ['required', ''],
      ['wrong shape', 'MZ12'],
      ['slip', `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`],
    ] as const) {
      await fill(page, text('tracking.form.number'), typed);
      await button(page, text('tracking.form.submit')).click();
      await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
      await checkScreen(state);
    }
    await open(page, trackingPaths.several([number, 'MZ10000000009', 'MZ12']));
    await checkScreen('several');
    await open(page, trackingPaths.shipment(number));
    await checkScreen('found');
    const other = await bookByApi(await clientOf('individual'));
    await open(page, trackingPaths.shipment(other.tracking_number));
    await checkScreen('not found', { shows: text('tracking.notFound.title') });
  },
};
