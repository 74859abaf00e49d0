import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { LedgerTransaction } from '../../../api/generated/model/ledger-transaction.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { shipmentPaths } from '../../shipments/paths.ts';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import { withTopUp } from './top-up-address.ts';

interface MovementProps {
  movement: LedgerTransaction;
}

const Lead = styled(Link)({
  color: colors.ink,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: colors.verdigris, textDecoration: 'underline' },
});

/** The reason for a movement, with a link: its shipment, or its payment. */
export function MovementReason({ movement }: MovementProps) {
  const text = useText();
  const location = useLocation();
  const state: unknown = location.state;
  const { shipment_id, tracking_number, top_up_id, cash_on_delivery, description } = movement;
  if (shipment_id === undefined) {
    return (
      <TwoLines
        first={
          <>
            {top_up_id !== undefined && (
              <Lead
                to={{ search: withTopUp(location.search, top_up_id) }}
                state={state}
                preventScrollReset
              >
                <TopUpMethodName movement={movement} />
              </Lead>
            )}
            <Exchange movement={movement} />
          </>
        }
        second={description !== undefined && <bdi>{description}</bdi>}
      />
    );
  }
  return (
    <TwoLines
      first={
        <Lead to={shipmentPaths.details(shipment_id)}>
          <Ltr>{tracking_number ?? shipment_id}</Ltr>
        </Lead>
      }
      second={
        cash_on_delivery && (
          <>
            {text(`billing.ledger.${movement.kind}`)} <MoneyText value={cash_on_delivery} />
          </>
        )
      }
    />
  );
}

function TopUpMethodName({ movement: { payment_method } }: MovementProps) {
  const { nameOf } = useEnumNames();
  return payment_method === undefined ? null : nameOf('top_up_method', payment_method);
}

/** The amount paid in another currency and its rate; empty for riyals. */
function Exchange({ movement: { paid, amount } }: MovementProps) {
  const text = useText();
  const intl = useIntl();
  if (!paid || paid.currency === amount.currency) return null;
  const rate = intl.formatNumber(amount.amount / paid.amount, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <>
      <Separator />
      <MoneyText value={paid} />
      <Separator />
      {text('billing.ledger.rate')} <Ltr>{rate}</Ltr>
    </>
  );
}
