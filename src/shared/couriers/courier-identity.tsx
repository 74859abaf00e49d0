import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { CourierMonogram } from './courier-monogram.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';
import { Ltr } from '../../ui/text/ltr.tsx';
import { StarMark } from '../../ui/brand/star-mark.tsx';

const Root = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minInlineSize: 0 });
const Words = styled('div')({ minInlineSize: 0 });
const Name = styled('div')({ fontWeight: 600, ...typeScale.lead });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '2px 8px',
  color: colors.inkMuted,
  ...typeScale.caption,
});

interface CourierIdentityProps {
  id: string;
  /** In the reader's language. */
  name: string;
  /** Follows the name on the second line: service, tier, rating. */
  children?: ReactNode;
  size?: number;
  /** Makes the name a heading of this level. */
  heading?: 'h2' | 'h3';
  className?: string;
}

/** Identifies a courier: monogram, name and a line of details. */
export function CourierIdentity({
  id,
  name,
  children,
  size = 48,
  heading,
  className,
}: CourierIdentityProps) {
  return (
    <Root className={className}>
      <CourierMonogram code={id} name={name} size={size} />
      <Words>
        <Name {...(heading && { as: heading })}>{name}</Name>
        {children !== undefined && <Line>{children}</Line>}
      </Words>
    </Root>
  );
}

interface RatingTextProps {
  /** 0 to 5. */
  rating: number;
  count: number;
}

/** A star, the average rating and the number of ratings, or that there are none yet. */
export function RatingText({ rating, count }: RatingTextProps) {
  const text = useText();
  const intl = useIntl();
  if (count === 0) return <span>{text('shared.couriers.notRated')}</span>;
  const digits = intl.formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 5, whiteSpace: 'nowrap' }}>
      <StarMark />
      <span aria-hidden style={{ color: colors.ink, fontWeight: 500 }}>
        <Ltr>{digits}</Ltr>
      </span>
      <VisuallyHidden>{text('shared.couriers.rating', { rating: digits })}</VisuallyHidden>
      <bdi>{text('shared.couriers.ratings', { count })}</bdi>
    </span>
  );
}
