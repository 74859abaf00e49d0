import type { Feature } from '../../feature.ts';
import { RouteIcon } from '../../ui/icons.tsx';
import { trackingPaths } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: trackingPaths.start,
      layout: 'default',
      texts: ['tracking'],
      page: () => import('./trace-page.tsx'),
    },
    {
      path: trackingPaths.shipmentPattern,
      layout: 'default',
      texts: ['tracking'],
      page: () => import('./trace-result-page.tsx'),
    },
  ],
  navigation: [
    {
      path: trackingPaths.start,
      below: trackingPaths.shipmentPattern,
      labelId: 'app.navigation.trace',
      icon: RouteIcon,
      order: 40,
      search: 'screens',
    },
  ],
};
