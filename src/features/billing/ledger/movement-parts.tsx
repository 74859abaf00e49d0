import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { LedgerTransaction } from '../../../api/generated/model/ledger-transaction.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ArrowDownIcon, ArrowUpIcon, CashIcon } from '../../../ui/icons.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';

interface MovementProps {
  movement: LedgerTransaction;
}

const Muted = styled('span')({ color: colors.inkMuted });
const Kind = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10 });
const Mark = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 28,
  blockSize: 28,
  borderRadius: radius.round,
});
const Amount = styled('span')({
  fontWeight: 500,
  '&[data-in="true"]': { color: colors.success },
});
const Beside = styled('span')({ color: colors.inkMuted, ...typeScale.caption });

/** Position of the movement in the account's ledger, counting from 1. */
export function SequenceText({ movement }: MovementProps) {
  const intl = useIntl();
  return (
    <Muted>
      <Ltr>{intl.formatNumber(movement.sequence, { useGrouping: false })}</Ltr>
    </Muted>
  );
}

/** The time of day in Riyadh. */
export function TimeText({ movement }: MovementProps) {
  const intl = useIntl();
  return <bdi>{intl.formatTime(movement.created_at, { hour: 'numeric', minute: '2-digit' })}</bdi>;
}

/** The kind of movement. An arrow shows its direction. */
export function KindCell({ movement: { kind, amount } }: MovementProps) {
  const { nameOf } = useEnumNames();
  const [Icon, color, background] =
    amount.amount > 0
      ? [ArrowDownIcon, colors.success, colors.successSoft]
      : amount.amount < 0
        ? [ArrowUpIcon, colors.inkMuted, colors.sunken]
        : [CashIcon, colors.brassText, colors.brassSoft];
  return (
    <Kind>
      <Mark style={{ color, background }}>
        <Icon size={15} />
      </Mark>
      {nameOf('ledger_kind', kind)}
    </Kind>
  );
}

/** The change of the balance. Cash on delivery does not change it. */
export function MovedAmount({ movement: { amount } }: MovementProps) {
  const text = useText();
  if (amount.amount === 0) return <Beside>{text('billing.ledger.beside')}</Beside>;
  return (
    <Amount data-in={amount.amount > 0}>
      <MoneyText value={amount} signed />
    </Amount>
  );
}
