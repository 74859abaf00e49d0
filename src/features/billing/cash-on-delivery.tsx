import styled from '@emotion/styled';
import type { CashOnDelivery as Figures } from '../../api/generated/model/cash-on-delivery.ts';
import { useText } from '../../i18n/use-text.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { colors, type, typeScale } from '../../ui/theme/tokens.ts';

const Root = styled('div')({ paddingBlockStart: 20, borderBlockStart: `1px solid ${colors.line}` });
const Title = styled('h3')({ ...type.h3, ...typeScale.small, fontWeight: 600 });
const Lead = styled('p')({ color: colors.inkMuted, ...typeScale.caption, marginBlockEnd: 12 });

/**
 * The cash that couriers have collected for the account and still owe it; empty if there never was
 * any.
 */
export function CashOnDelivery({ figures: { collected, owed, remitted } }: { figures: Figures }) {
  const text = useText();
  if (collected.amount === 0) return null;
  return (
    <Root>
      <Title>{text('billing.cod')}</Title>
      <Lead>{text('billing.cod.lead')}</Lead>
      <Facts
        facts={[
          { label: text('billing.cod.collected'), value: <MoneyText value={collected} /> },
          { label: text('billing.cod.owed'), value: <MoneyText value={owed} /> },
          { label: text('billing.cod.remitted'), value: <MoneyText value={remitted} /> },
        ]}
      />
    </Root>
  );
}
