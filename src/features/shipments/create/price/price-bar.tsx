import styled from '@emotion/styled';
import { lazy, Suspense, useRef, useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { useFootInset } from '../../../../ui/layout/use-foot-inset.ts';
import { ChevronDownIcon } from '../../../../ui/icons.tsx';
import { MoneyText } from '../../../../ui/text/money-text.tsx';
import { colors, elevation, layers, radius, typeScale } from '../../../../ui/theme/tokens.ts';
import { BookingAlerts } from './booking-alerts.tsx';
import { BookingAction } from './booking-action.tsx';
import type { BookingDecisionProps } from './shortfall.ts';

const PriceSheet = lazy(async () => ({ default: (await import('./price-sheet.tsx')).PriceSheet }));

const Bar = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layers.bar - 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  marginInline: -16,
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  background: colors.surface,
  borderBlockStart: `1px solid ${colors.line}`,
  boxShadow: elevation.floating,
});
const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 12 });
const Sum = styled('button')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  alignItems: 'flex-start',
  minInlineSize: 0,
  minBlockSize: 48,
  padding: 0,
  color: colors.ink,
  background: 'transparent',
  border: 0,
  borderRadius: radius.small,
  textAlign: 'start',
  cursor: 'pointer',
});
const Total = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  ...typeScale.title,
  fontWeight: 600,
});
// The sheet opens from below.
const Up = styled('span')({ display: 'inline-flex', rotate: '180deg' });
const Name = styled('span')({ color: colors.inkMuted, ...typeScale.caption });
const Before = styled('s')({ color: colors.inkMuted, ...typeScale.small, fontWeight: 400 });

interface PriceBarProps extends BookingDecisionProps {
  /** Whether the sheet with the full price is open. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The chosen price at the bottom of a phone's screen: the total, and a sheet with the details. */
export function PriceBar({ pricing, booking, open, onOpenChange }: PriceBarProps) {
  const text = useText();
  const { chosen, previousTotal } = pricing;
  const bar = useRef<HTMLDivElement>(null);
  useFootInset(bar);
  const [wasOpened, setOpened] = useState(open);
  // After opening it stays mounted, so that it can animate closed.
  if (open && !wasOpened) setOpened(true);
  return (
    <>
      <Bar ref={bar}>
        <BookingAlerts pricing={pricing} booking={booking} />
        <Row>
          <Sum
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              onOpenChange(true);
            }}
          >
            <Total>
              {chosen ? (
                <MoneyText value={chosen.price.total_fee} />
              ) : (
                text('shipments.create.choose')
              )}
              {previousTotal && (
                <Before>
                  <MoneyText value={previousTotal} />
                </Before>
              )}
              <Up>
                <ChevronDownIcon size={18} />
              </Up>
            </Total>
            <Name>
              {chosen ? (
                <>
                  {text('shipments.create.balanceAfter')}{' '}
                  <MoneyText value={chosen.price.balance_after} />
                </>
              ) : (
                text('shipments.create.chooseShort')
              )}
            </Name>
          </Sum>
          <BookingAction {...{ pricing, booking }} />
        </Row>
      </Bar>
      {wasOpened && (
        <Suspense>
          <PriceSheet
            pricing={pricing}
            open={open}
            onClose={() => {
              onOpenChange(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
