import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MeasuredTransit } from '../../api/generated/model/measured-transit.ts';
import { useText } from '../../i18n/use-text.ts';
import { Separator } from '../../ui/text/separator.tsx';
import { colors, figures, typeScale } from '../../ui/theme/tokens.ts';
import { TransitText } from '../pricing/transit-text.tsx';

const Muted = styled('div')({ color: colors.inkMuted, ...typeScale.caption });
const Unknown = styled('div')({ ...typeScale.small });
const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 24px',
  marginBlock: '6px 4px',
  '& dt': { color: colors.inkMuted, ...typeScale.caption },
  '& dd': { ...typeScale.small, ...figures, fontWeight: 600 },
});

interface MeasuredTransitTextProps {
  /** Undefined where there is too little to tell. */
  value: MeasuredTransit | undefined;
  /** One short line, for under the promised time. */
  compact?: boolean;
}

/** What a courier really delivered on a lane, to be shown next to the time it promises. */
export function MeasuredTransitText({ value, compact = false }: MeasuredTransitTextProps) {
  const text = useText();
  const intl = useIntl();
  const unknown = text('shared.couriers.measured.unknown');
  if (!value && compact) return <Muted>{unknown}</Muted>;
  if (!value) {
    return (
      <div>
        <Muted>{text('shared.couriers.measured')}</Muted>
        <Unknown>{unknown}</Unknown>
        <Muted>{text('shared.couriers.measured.needed')}</Muted>
      </div>
    );
  }
  const { deliveries, period_days: period, p50_days: half, p90_days: most } = value;
  // Rounded down, so that only a courier that is never late has 100%.
  const rate = `${intl.formatNumber(Math.floor(value.on_time_rate / 100))}%`;
  if (compact) {
    return (
      <Muted>
        <bdi>{text('shared.couriers.measured.brief', { days: most })}</bdi>
        <Separator />
        <bdi>{text('shared.couriers.measured.rate', { rate })}</bdi>
      </Muted>
    );
  }
  return (
    <div>
      <Muted>{text('shared.couriers.measured')}</Muted>
      <Figures>
        <Figure name={text('shared.couriers.measured.half')}>
          <TransitText value={{ min_days: half, max_days: half }} />
        </Figure>
        <Figure name={text('shared.couriers.measured.most')}>
          <TransitText value={{ min_days: most, max_days: most }} />
        </Figure>
        <Figure name={text('shared.couriers.measured.onTime')}>
          <bdi dir="ltr">{rate}</bdi>
        </Figure>
      </Figures>
      <Muted>{text('shared.couriers.measured.basis', { count: deliveries, period })}</Muted>
    </div>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
