import { useIntl } from 'react-intl';
import type { Page } from '../../../api/generated/model/page.ts';
import { useText } from '../../../i18n/use-text.ts';
import { countedTotal } from '../../../api/counted-total.ts';

/** How many shipments there are, "more than 1,000" where the server stopped counting. */
export function ListCount({ page }: { page: Page | undefined }) {
  const text = useText();
  const intl = useIntl();
  // Keeps the line while the rows are on their way.
  if (!page) return '…';
  const count = countedTotal(page);
  return text(page.total_is_capped ? 'shipments.list.countAtLeast' : 'shipments.list.count', {
    count,
    shown: intl.formatNumber(count),
  });
}
