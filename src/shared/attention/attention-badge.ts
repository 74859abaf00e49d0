import { withTexts } from '../../i18n/with-texts.ts';

const { AttentionCount } = await withTexts('home/attention', import('./attention-count.tsx'));

/** The number of items that need attention, once its texts have loaded. */
export default AttentionCount;
