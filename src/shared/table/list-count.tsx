import { useIntl } from 'react-intl';
import { countedTotal } from '../../api/counted-total.ts';
import type { Page } from '../../api/generated/model/page.ts';
import { useText } from '../../i18n/use-text.ts';

interface ListCountProps {
  counts: Page | undefined;
  /** Message with the number `count` and its formatted form `shown`. */
  countId: string;
  /** The same, for when the server stopped counting. */
  atLeastId: string;
}

/**
 * How many rows a list that is not empty has, or "more than 1,000" if the server stopped counting.
 * It may be narrowed until nothing matches.
 */
export function ListCount({ counts, countId, atLeastId }: ListCountProps) {
  const text = useText();
  const intl = useIntl();
  // Keeps the line's height while the rows load.
  if (!counts) return '…';
  const count = countedTotal(counts);
  if (count === 0) return text('ui.table.noMatch');
  return text(counts.total_is_capped ? atLeastId : countId, {
    count,
    shown: intl.formatNumber(count),
  });
}
