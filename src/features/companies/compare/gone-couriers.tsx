import { useQueries } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getGetCourierQueryOptions } from '../../../api/generated/couriers/couriers.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';

interface GoneCouriersProps {
  ids: readonly string[];
  /** Number of couriers that can still be compared. */
  left: number;
}

/** Says which couriers of an old address can no longer be booked. */
export function GoneCouriers({ ids, left }: GoneCouriersProps) {
  const text = useText();
  const intl = useIntl();
  const localized = useLocalized();
  const found = useQueries({ queries: ids.map((id) => getGetCourierQueryOptions(id)) });
  const names = found.map(({ data }) =>
    data ? localized(data.name) : text('companies.results.unknownCourier'),
  );
  return (
    <Notice tone="warning">
      {text('companies.results.gone', { names: intl.formatList(names) })}
      {left > 0 && <p>{text('companies.results.gone.rest')}</p>}
    </Notice>
  );
}
