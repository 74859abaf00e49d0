import { createBrowserRouter } from 'react-router-dom';
import { onSessionLost } from '../api/session.ts';
import { leaveUnasked } from '../ui/forms/unload-guard.ts';
import { signInPathFrom } from './guards.ts';
import { retryLazyRoutes } from './retry-lazy-routes.ts';
import { routes } from './routes.tsx';
import { watchScrollPlace } from './scroll-place.ts';

export const router = createBrowserRouter(retryLazyRoutes(routes));
watchScrollPlace(router);

onSessionLost(() => {
  leaveUnasked();
  // A new document, because the current screen would send more requests without a token.
  window.location.replace(signInPathFrom(window.location));
});
