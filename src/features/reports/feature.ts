import type { Feature } from '../../feature.ts';
import { ChartIcon } from '../../ui/icons.tsx';
import { reportPattern, reportsPath } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: reportPattern,
      layout: 'default',
      texts: ['reports'],
      page: () => import('./report-page.tsx'),
    },
  ],
  navigation: [
    {
      path: reportsPath,
      below: reportPattern,
      labelId: 'app.navigation.reports',
      icon: ChartIcon,
      order: 56,
      isForCompanies: true,
      search: 'screens',
    },
  ],
};
