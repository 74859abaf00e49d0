import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ListedCourier } from '../../../api/generated/model/listed-courier.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RatingText } from '../../../shared/couriers/courier-identity.tsx';
import { CompareChoice } from '../../../shared/couriers/compare/compare-choice.tsx';
import type { Compared } from '../../../shared/couriers/compare/use-compared.ts';
import { CourierMonogram } from '../../../shared/couriers/courier-monogram.tsx';
import { FavoriteStar } from '../../../shared/couriers/favorite-star.tsx';
import { TierMark } from '../../../shared/couriers/tier-mark.tsx';
import { TransitText } from '../../../shared/pricing/transit-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors, figures, motion, radius, type, typeScale } from '../../../ui/theme/tokens.ts';
import { companyPaths } from '../paths.ts';

const Root = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  blockSize: '100%',
  padding: '20px 20px 16px',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: colors.lineStrong },
  '&[data-chosen="true"]': { borderColor: colors.verdigris, background: colors.verdigrisSoft },
  '@media (max-width: 599.95px)': { gap: 8, padding: '16px 16px 8px' },
});
const Head = styled('div')({ display: 'flex', alignItems: 'flex-start', gap: 12 });
const Names = styled('div')({ flex: 1, minInlineSize: 0 });
const Name = styled('h2')({ ...type.h3 });
// The whole card leads to the company; buttons lie above the link.
const NameLink = styled(Link)({
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
  '&:focus-visible::after': { outline: `2px solid ${colors.verdigris}`, outlineOffset: 2 },
  '&:focus-visible': { outline: 'none' },
});
const Rating = styled('div')({
  marginBlockStart: 2,
  color: colors.inkMuted,
  ...typeScale.caption,
});
// Above the link.
const Star = styled('div')({ position: 'relative', zIndex: 1 });
const Services = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: colors.inkMuted,
  ...typeScale.small,
});
const Foot = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockStart: 'auto',
  paddingBlockStart: 12,
  borderBlockStart: `1px solid ${colors.line}`,
  minBlockSize: 70,
  '@media (max-width: 599.95px)': { alignItems: 'center', minBlockSize: 0, paddingBlockStart: 8 },
});
const Total = styled('div')({ ...typeScale.title, ...figures, fontWeight: 600 });
const Small = styled('div')({ color: colors.inkMuted, ...typeScale.caption });
interface CourierCardProps {
  courier: ListedCourier;
  compared: Compared;
}

/** A courier in the directory: who it is, how it is rated, and its price for the parcel. */
export function CourierCard({ courier, compared }: CourierCardProps) {
  const localized = useLocalized();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { id, tier, rating, rating_count, service_types } = courier;
  const name = localized(courier.name);
  const services = service_types.map((each) => nameOf('service_type', each));
  return (
    <Root data-chosen={compared.ids.includes(id)}>
      <Head>
        <CourierMonogram code={id} name={name} size={46} />
        <Names>
          <Name>
            <NameLink to={companyPaths.company(id)}>{name}</NameLink>
          </Name>
          <Rating>
            <RatingText rating={rating} count={rating_count} />
          </Rating>
        </Names>
        <Star>
          <FavoriteStar courierId={id} name={name} />
        </Star>
      </Head>
      <Services>
        <TierMark tier={tier} name={nameOf('tier', tier)} />
        <span>{intl.formatList(services, { type: 'unit' })}</span>
      </Services>
      <Foot>
        <div>
          <Offer courier={courier} />
        </div>
        <CompareChoice courierId={id} name={name} compared={compared} />
      </Foot>
    </Root>
  );
}

function Offer({ courier: { offer, excluded } }: { courier: ListedCourier }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  if (excluded !== undefined) {
    return <Small>{text(`companies.directory.excluded.${excluded}`)}</Small>;
  }
  if (!offer) return <Small>{text('companies.directory.noParcel')}</Small>;
  return (
    <>
      <Total>
        <MoneyText value={offer.total_fee} />
      </Total>
      <Small>
        {nameOf('service_type', offer.service_type)}
        <Separator />
        <TransitText value={offer.transit_times} />
      </Small>
    </>
  );
}
