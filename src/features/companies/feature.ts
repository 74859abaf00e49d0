import type { Feature } from '../../feature.ts';
import { CourierIcon } from '../../ui/icons.tsx';
import { companyPaths } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: companyPaths.directory,
      layout: 'default',
      texts: ['companies/directory'],
      page: () => import('./directory/directory-page.tsx'),
    },
    {
      path: companyPaths.compare,
      layout: 'default',
      texts: ['companies/directory', 'companies/compare'],
      page: () => import('./compare/choose-page.tsx'),
    },
    {
      path: companyPaths.compareResultsPattern,
      layout: 'default',
      texts: ['companies/compare', 'pricing'],
      page: () => import('./compare/results-page.tsx'),
    },
    {
      path: companyPaths.companyPattern,
      layout: 'default',
      // Limits and service days have the same names as in the details of a price.
      texts: ['companies', 'pricing'],
      page: () => import('./company-page.tsx'),
    },
  ],
  navigation: [
    {
      path: companyPaths.directory,
      below: companyPaths.companyPattern,
      labelId: 'app.navigation.companies',
      icon: CourierIcon,
      order: 25,
      search: 'screens',
    },
  ],
};
