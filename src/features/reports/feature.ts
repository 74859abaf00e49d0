import type { Feature } from '../../feature.ts';
import { ChartIcon } from '../../ui/icons.tsx';
import { reportPaths } from './paths.ts';

const { overview, client, ...paths } = reportPaths;

export const feature: Feature = {
  screens: [overview, ...Object.values(paths)].map((path) => ({
    path,
    layout: 'default',
    texts: ['reports'],
    page: () => import('./report-page.tsx'),
  })),
  navigation: [
    {
      path: overview,
      below: `${overview}/:report/:part?`,
      labelId: 'app.navigation.reports',
      icon: ChartIcon,
      order: 56,
      isForCompanies: true,
      search: {
        section: 'screens',
        words:
          'Reports analytics statistics clients revenue cost tax VAT financial التقارير إحصاءات تحليل عملاء إيرادات تكلفة ضريبة مالي',
      },
    },
  ],
};
