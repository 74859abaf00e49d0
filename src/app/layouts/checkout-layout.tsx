import { Outlet } from 'react-router-dom';
import { DemoBanner } from '../shell/demo-banner.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** The layout of the checkout routes: nothing but the outcome, for the signed-in and signed-out. */
export function Component() {
  return (
    <PlainPage banner={<DemoBanner />}>
      <Outlet />
    </PlainPage>
  );
}
