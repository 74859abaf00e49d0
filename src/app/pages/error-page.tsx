import { PlainPage } from '../shell/plain-page.tsx';
import { RouteError } from './route-error.tsx';

/** Replaces a route that failed together with its layout. */
export function ErrorPage() {
  return (
    <PlainPage>
      <RouteError />
    </PlainPage>
  );
}
