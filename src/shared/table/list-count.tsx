import { useIntl } from 'react-intl';
import { countedTotal } from '../../api/counted-total.ts';
import type { Page } from '../../api/generated/model/page.ts';
import { useText } from '../../i18n/use-text.ts';

interface ListCountProps {
  counts: Page | undefined;
  /** Message of the number `count`, with the `shown` digits of it. */
  countId: string;
  /** The same where the server stopped counting. */
  atLeastId: string;
}

/** How many rows a list has, "more than 1,000" where the server stopped counting. */
export function ListCount({ counts, countId, atLeastId }: ListCountProps) {
  const text = useText();
  const intl = useIntl();
  // Keeps the line while the rows are on their way.
  if (!counts) return '…';
  const count = countedTotal(counts);
  return text(counts.total_is_capped ? atLeastId : countId, {
    count,
    shown: intl.formatNumber(count),
  });
}
