import { PlainPage } from '../shell/plain-page.tsx';
import { RouteError } from './route-error.tsx';

/** Stands where a route failed together with its layout. */
export function ErrorPage() {
  return (
    <PlainPage>
      <RouteError />
    </PlainPage>
  );
}
