import styled from '@emotion/styled';
import type { StoreDelivery } from '../../../../api/generated/model/store-delivery.ts';
import { typeScale } from '../../../../ui/theme/tokens.ts';
import { TimeCell } from '../../log/time-cell.tsx';
import { EffectChip, EventCell, VerdictChip } from './delivery-parts.tsx';

const Root = styled('div')({ display: 'grid', gap: 10, ...typeScale.small });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { minInlineSize: 0 },
  '& > :last-child': { flexShrink: 0, textAlign: 'end' },
});
const Chips = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

/** One delivery on a phone. */
export function DeliveryCard({ delivery }: { delivery: StoreDelivery }) {
  return (
    <Root>
      <Line>
        <EventCell delivery={delivery} />
        <TimeCell at={delivery.received_at} />
      </Line>
      <Chips>
        <VerdictChip delivery={delivery} />
        <EffectChip delivery={delivery} />
      </Chips>
    </Root>
  );
}
