import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { withTexts } from '../i18n/with-texts.ts';
import { pathPatterns, paths } from '../paths.ts';
import { requireDemo, requireSession } from './guards.ts';
import { ErrorPage } from './pages/error-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { RouteError } from './pages/route-error.tsx';
import { Root } from './shell/root.tsx';
import { Splash } from './shell/splash.tsx';

/** Routes below a place that stays when one of them fails. */
function catching(ErrorBoundary: ComponentType, children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary, children }];
}

/**
 * Every route but the auth routes (auth-app.tsx), under its layout and its guard. A screen is
 * loaded when it is first opened.
 */
export const routes: RouteObject[] = [
  {
    Component: Root,
    HydrateFallback: Splash,
    children: catching(ErrorPage, [
      {
        lazy: async () => ({
          Component: (await import('./layouts/checkout-layout.tsx')).CheckoutLayout,
        }),
        children: [
          {
            path: paths.paymentFail,
            lazy: async () => ({
              Component: (
                await withTexts('checkout', import('../features/checkout/payment-fail-page.tsx'))
              ).PaymentFailPage,
            }),
          },
          {
            path: paths.paymentSuccess,
            lazy: async () => ({
              Component: (
                await withTexts('checkout', import('../features/checkout/payment-success-page.tsx'))
              ).PaymentSuccessPage,
            }),
          },
        ],
      },
      {
        lazy: async () => ({
          Component: (await import('./layouts/landing-layout.tsx')).LandingLayout,
        }),
        middleware: [requireSession],
        children: catching(RouteError, [
          {
            path: paths.home,
            lazy: async () => ({
              Component: (await withTexts('home', import('../features/home/home-page.tsx')))
                .HomePage,
            }),
          },
        ]),
      },
      {
        lazy: async () => ({
          Component: (await import('./layouts/default-layout.tsx')).DefaultLayout,
        }),
        middleware: [requireSession],
        children: catching(RouteError, [
          {
            path: paths.priceShipment,
            lazy: async () => ({
              Component: (await withTexts('pricing', import('../features/pricing/price-page.tsx')))
                .PricePage,
            }),
          },
          {
            path: paths.createShipment,
            lazy: async () => ({
              Component: (
                await withTexts(
                  'shipments/create',
                  import('../features/shipments/create/create-shipment-page.tsx'),
                )
              ).CreateShipmentPage,
            }),
          },
          {
            path: paths.myShipments,
            lazy: async () => ({
              Component: (
                await withTexts(
                  'shipments',
                  import('../features/shipments/list/my-shipments-page.tsx'),
                )
              ).MyShipmentsPage,
            }),
          },
          {
            path: pathPatterns.shipmentDetails,
            lazy: async () => ({
              Component: (
                await withTexts(
                  ['shipments', 'shipments/details', 'shipments/labels'],
                  import('../features/shipments/details/shipment-details-page.tsx'),
                )
              ).ShipmentDetailsPage,
              loader: (await import('./check-parameter.ts')).checkShipmentId,
            }),
          },
          {
            path: paths.profile,
            lazy: async () => ({
              Component: (
                await withTexts('profile', import('../features/profile/profile-page.tsx'))
              ).ProfilePage,
            }),
          },
          {
            path: paths.billing,
            lazy: async () => ({
              Component: (
                await withTexts('billing', import('../features/billing/billing-page.tsx'))
              ).BillingPage,
            }),
          },
          {
            path: paths.topUp,
            lazy: async () => ({
              Component: (
                await withTexts('billing', import('../features/billing/top-up/top-up-page.tsx'))
              ).TopUpPage,
            }),
          },
          {
            path: paths.trace,
            lazy: async () => ({
              Component: (
                await withTexts('tracking', import('../features/tracking/trace-page.tsx'))
              ).TracePage,
            }),
          },
          {
            path: pathPatterns.traceShipment,
            lazy: async () => ({
              Component: (
                await withTexts('tracking', import('../features/tracking/trace-result-page.tsx'))
              ).TraceResultPage,
            }),
          },
        ]),
      },
      {
        lazy: async () => ({
          Component: (await import('./layouts/dev-layout.tsx')).DevLayout,
        }),
        middleware: [requireDemo],
        children: [
          {
            path: paths.gallery,
            lazy: async () => ({
              // The sample table borrows the names of its columns.
              Component: (
                await withTexts('shipments', import('../features/gallery/gallery-page.tsx'))
              ).GalleryPage,
            }),
          },
          {
            path: paths.outbox,
            lazy: async () => ({
              Component: (await withTexts('outbox', import('../features/outbox/outbox-page.tsx')))
                .OutboxPage,
            }),
          },
        ],
      },
      { path: '*', Component: NotFoundPage },
    ]),
  },
];
