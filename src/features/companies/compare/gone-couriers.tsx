import { useGetCourier } from '../../../api/generated/couriers/couriers.ts';
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
  return (
    <Notice tone="warning" title={text('companies.results.gone')}>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Name id={id} />
          </li>
        ))}
      </ul>
      {left > 0 && text('companies.results.gone.rest')}
    </Notice>
  );
}

function Name({ id }: { id: string }) {
  const text = useText();
  const localized = useLocalized();
  const { data: courier } = useGetCourier(id);
  return <bdi>{courier ? localized(courier.name) : text('companies.results.unknownCourier')}</bdi>;
}
