import type { Feature } from '../../feature.ts';
import { companyPaths } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: companyPaths.companyPattern,
      layout: 'default',
      // Limits and service days have the same names as in the details of a price.
      texts: ['companies', 'pricing'],
      page: () => import('./company-page.tsx'),
    },
  ],
};
