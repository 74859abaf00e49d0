import type { RouteObject } from 'react-router-dom';
import { whenReachable } from './when-reachable.ts';

/**
 * Has screens that could not be loaded because the server is out of reach load when it is back;
 * meanwhile the screen that is left stays. The router itself would never try again.
 */
export function retryLazyRoutes(routes: RouteObject[]): RouteObject[] {
  for (const route of routes) {
    const { lazy, children } = route;
    if (typeof lazy === 'function') route.lazy = () => whenReachable(lazy);
    if (children) retryLazyRoutes(children);
  }
  return routes;
}
