import type { RouteObject } from 'react-router-dom';
import { whenReachable } from './when-reachable.ts';

/**
 * Makes screens that could not be loaded because the server was unreachable load when it is back.
 * Until then the current screen stays. The router itself would not try again.
 */
export function retryLazyRoutes(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') route.lazy = () => whenReachable(() => inOwnTask(lazy));
    if (children) retryLazyRoutes(children);
  }
  return routes;
}

/** Asking for a page's files takes a slow phone so long that the browser should answer in between. */
async function inOwnTask<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  await new Promise((resolve) => setTimeout(resolve));
  return load();
}
