import type { Feature } from '../../feature.ts';
import { galleryPath } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: galleryPath,
      layout: 'dev',
      // The sample table borrows the names of its columns.
      texts: ['shipments'],
      page: () => import('./gallery-page.tsx'),
    },
  ],
};
