import styled from '@emotion/styled';
import type { LedgerTransaction } from '../../../api/generated/model/ledger-transaction.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { KindCell, MovedAmount, SequenceText, TimeText } from './movement-parts.tsx';
import { MovementReason } from './movement-reason.tsx';

const Root = styled('div')({ display: 'grid', gap: 6, ...typeScale.small });
const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  '& > :first-of-type': { minInlineSize: 0 },
  '& > :last-child': { flexShrink: 0 },
});
const Quiet = styled('div')({ color: colors.inkMuted, ...typeScale.caption });
// Aligned with the text of the line above, not with its icon.
const Indented = styled('div')({ display: 'grid', gap: 6, marginInlineStart: 38 });

/** One movement on a phone. */
export function MovementCard({ movement }: { movement: LedgerTransaction }) {
  const text = useText();
  return (
    <Root>
      <Line>
        <KindCell movement={movement} />
        <MovedAmount movement={movement} />
      </Line>
      <Indented>
        <MovementReason movement={movement} />
        <Quiet>
          <Line>
            <span>
              <SequenceText movement={movement} />
              <Separator />
              <DateText value={movement.created_at} format="short" />
              <Separator />
              <TimeText movement={movement} />
            </span>
            <span>
              {text('billing.ledger.balance')} <MoneyText value={movement.balance_after} />
            </span>
          </Line>
        </Quiet>
      </Indented>
    </Root>
  );
}
