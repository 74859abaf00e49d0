import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Layout } from '../feature.ts';
import { withTexts } from '../i18n/with-texts.ts';
import { features } from './features.ts';
import { requireDemo, requireSession } from './guards.ts';
import { wideScreen } from './layouts/wide-screen.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RouteError } from './pages/route-error.tsx';
import { Root } from './shell/root.tsx';
import { Splash } from './shell/splash.tsx';

/** The screens that features declare for a layout. Each loads with its texts when first opened. */
function screensIn(layout: Layout): RouteObject[] {
  return features
    .flatMap(({ screens }) => screens)
    .filter((screen) => screen.layout === layout)
    .map(({ path, isWide, texts, page }) => ({
      path,
      handle: isWide && wideScreen,
      lazy: () => withTexts(typeof texts === 'function' ? texts() : texts, page()),
    }));
}

/** Child routes whose errors are shown within their parent. */
function catching(ErrorBoundary: ComponentType, children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary, children }];
}

/** Every route except the auth routes (auth-app.tsx), with its layout and guard. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Splash,
    children: catching(ErrorPage, [
      { lazy: () => import('./layouts/checkout-layout.tsx'), children: screensIn('checkout') },
      {
        lazy: () => import('./layouts/landing-layout.tsx'),
        middleware: [requireSession],
        children: catching(RouteError, screensIn('landing')),
      },
      {
        lazy: () => import('./layouts/default-layout.tsx'),
        middleware: [requireSession],
        children: catching(RouteError, screensIn('default')),
      },
      {
        lazy: () => import('./layouts/dev-layout.tsx'),
        middleware: [requireDemo],
        children: screensIn('dev'),
      },
      { path: '*', Component: NotFoundPage },
    ]),
  },
];
