import styled from '@emotion/styled';
import type { LedgerTransaction } from '../../api/generated/model/ledger-transaction.ts';
import { useEnumNames } from '../../api/use-enum-names.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { colors, typeScale } from '../../ui/theme/tokens.ts';

const Quiet = styled('div')({ color: colors.inkMuted, ...typeScale.caption, fontWeight: 400 });

/** The newest movement in two lines: the amount, and its kind and time. */
export function LastMovement({ movement }: { movement: LedgerTransaction }) {
  const { nameOf } = useEnumNames();
  return (
    <>
      <MoneyText value={movement.cash_on_delivery ?? movement.amount} signed />
      <Quiet>
        {nameOf('ledger_kind', movement.kind)}
        <Separator />
        <DateText value={movement.created_at} format="short" />
      </Quiet>
    </>
  );
}
