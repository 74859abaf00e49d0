import styled from '@emotion/styled';
import { useListCouriers } from '../../api/generated/couriers/couriers.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { CourierIdentity, RatingText } from '../../shared/couriers/courier-identity.tsx';
import { TierMark } from '../../shared/couriers/tier-mark.tsx';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 16,
});

/** The couriers with the best ratings. */
export function CouriersPanel() {
  const text = useText();
  return (
    <Panel title={text('home.couriers.title')} description={text('home.couriers.description')}>
      <Content />
    </Panel>
  );
}

function Content() {
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const { data, isError, refetch } = useListCouriers({ limit: 4 });
  if (isError) return <FailedState onRetry={() => void refetch()} />;
  if (!data) return <LinesSkeleton lines={4} height={40} />;
  return (
    <List>
      {data.data.map(({ id, name, tier, rating, rating_count: count }) => (
        <li key={id}>
          <CourierIdentity id={id} name={localized(name)} size={42}>
            <TierMark tier={tier} name={nameOf('tier', tier)} />
            <RatingText rating={rating} count={count} />
          </CourierIdentity>
        </li>
      ))}
    </List>
  );
}
