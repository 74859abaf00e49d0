import type { Feature } from '../../feature.ts';
import { outboxPath } from './paths.ts';

export const feature: Feature = {
  screens: [
    {
      path: outboxPath,
      layout: 'dev',
      texts: ['outbox'],
      page: () => import('./outbox-page.tsx'),
    },
  ],
};
