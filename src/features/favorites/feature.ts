import type { Feature } from '../../feature.ts';
import { StarIcon } from '../../ui/icons.tsx';
import { favoritesPath } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: favoritesPath,
      layout: 'default',
      texts: ['favorites'],
      page: () => import('./favorites-page.tsx'),
    },
  ],
  navigation: [
    {
      path: favoritesPath,
      labelId: 'app.navigation.favorites',
      icon: StarIcon,
      order: 70,
      search: 'screens',
    },
  ],
};
