import styled from '@emotion/styled';
import type { Courier } from '../../api/generated/model/courier.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { useLocalized } from '../../i18n/localized-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { FavoriteStar } from '../../shared/couriers/favorite-star.tsx';
import { RatingText } from '../../shared/couriers/courier-identity.tsx';
import { CourierMonogram } from '../../shared/couriers/courier-monogram.tsx';
import { TierMark } from '../../shared/couriers/tier-mark.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { pricingPath } from '../pricing/paths.ts';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  '@media (max-width: 599.95px)': { gap: 12 },
});
const Marks = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 10px',
  // The star is larger than its line.
  '& > button': { marginBlock: -5 },
  color: colors.inkMuted,
  ...typeScale.caption,
});

/** The courier's name and rating, and a link to its price for a parcel. */
export function CompanyHeader({ courier }: { courier: Courier | undefined }) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  if (!courier) return <PageHeader title={text('companies.title')} />;
  const { id, tier, rating, rating_count } = courier;
  const name = localized(courier.name);
  return (
    <Root>
      <CourierMonogram code={id} name={name} size={56} />
      <PageHeader
        title={name}
        description={localized(courier.description)}
        aside={
          <Marks>
            <TierMark tier={tier} name={nameOf('tier', tier)} />
            <RatingText rating={rating} count={rating_count} />
            <FavoriteStar courierId={id} name={name} />
          </Marks>
        }
        actions={<ButtonLink to={pricingPath}>{text('companies.priceShipment')}</ButtonLink>}
      />
    </Root>
  );
}
