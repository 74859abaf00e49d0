import type { Feature } from '../../feature.ts';
import { galleryPath } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: galleryPath,
      layout: 'dev',
      // The sample table uses the names of the shipment columns.
      texts: ['shipments'],
      page: () => import('./gallery-page.tsx'),
    },
  ],
};
