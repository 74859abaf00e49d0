import styled from '@emotion/styled';
import { useRef, type Ref } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { useFootInset } from '../../../../ui/layout/use-foot-inset.ts';
import { colors, elevation, layout, radius, typeScale } from '../../../../ui/theme/tokens.ts';
import { BookingAlerts } from './booking-alerts.tsx';
import { PricePanel } from './price-panel.tsx';
import { BookingAction } from './booking-action.tsx';
import { PriceSums } from './price-sums.tsx';
import { shortfallOf, type BookingDecisionProps } from './shortfall.ts';

const Aside = styled('aside')({
  position: 'sticky',
  insetBlockStart: layout.topBar + 20,
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  maxBlockSize: `calc(100dvh - ${layout.topBar + 40}px)`,
  padding: 20,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  boxShadow: elevation.raised,
  overflow: 'hidden',
  '&:focus': { outline: 'none' },
});
// The price scrolls above the sums and the button, which stay.
const Price = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  minBlockSize: 0,
  margin: -20,
  marginBlockEnd: -12,
  padding: 20,
  overflowY: 'auto',
});
const Decision = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: 12,
  marginInline: -20,
  padding: '16px 20px 0',
  borderBlockStart: `1px solid ${colors.line}`,
});
const Hint = styled('p')({
  color: colors.inkMuted,
  ...typeScale.caption,
  textAlign: 'center',
});

/** The chosen price, always visible next to the form, and the button that pays. */
export function PriceAside({ ref, ...decision }: BookingDecisionProps & { ref: Ref<HTMLElement> }) {
  const text = useText();
  const foot = useRef<HTMLDivElement>(null);
  useFootInset(foot);
  return (
    <Aside ref={ref} tabIndex={-1} aria-label={text('shipments.create.price')}>
      <Price>
        <PricePanel pricing={decision.pricing} />
      </Price>
      <Decision ref={foot}>
        <PriceSums pricing={decision.pricing} />
        <BookingAlerts {...decision} />
        <BookingAction {...decision} size="large" />
        {!shortfallOf(decision) && <Hint>{text('shipments.create.paidFromBalance')}</Hint>}
      </Decision>
    </Aside>
  );
}
