import { withTexts } from '../../i18n/with-texts.ts';

/** The number of items that need attention, once its texts have loaded. */
export const { AttentionCount } = await withTexts(
  'home/attention',
  import('./attention-count.tsx'),
);
