import { Outlet } from 'react-router-dom';
import { DemoBanner } from '../shell/demo-banner.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** The layout of the checkout routes: only the outcome, whether signed in or not. */
export function Component() {
  return (
    <PlainPage banner={<DemoBanner />}>
      <Outlet />
    </PlainPage>
  );
}
