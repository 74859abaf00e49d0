import type { Feature } from '../../feature.ts';
import { HomeIcon } from '../../ui/icons.tsx';
import { homePath } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: homePath,
      layout: 'landing',
      texts: ['home'],
      page: () => import('./home-page.tsx'),
    },
  ],
  navigation: [
    {
      path: homePath,
      labelId: 'app.navigation.home',
      icon: HomeIcon,
      order: 10,
      search: 'screens',
    },
  ],
};
