import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PriceBreakdown } from '../../../shared/pricing/price-breakdown.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { colors } from '../../../ui/theme/tokens.ts';
import { billingPaths } from '../../billing/paths.ts';

const Rest = styled('div')({
  marginBlockStart: 16,
  paddingBlockStart: 16,
  borderBlockStart: `1px solid ${colors.line}`,
});

/** The price as charged, part by part, its refunds, and what is charged or owed after them. */
export function ChargePanel({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const { charge, invoice, sender } = shipment;
  const label = (field: string) => text(`shipments.charge.${field}`);
  const isDeliveredAnyway = charge.recharged !== undefined || charge.delivery_owed !== undefined;
  return (
    <Panel title={text('shipments.charge.title')}>
      <PriceBreakdown price={charge} />
      {isDeliveredAnyway && (
        <Rest>
          <Notice tone="warning">{label('deliveredAnyway')}</Notice>
        </Rest>
      )}
      <Rest>
        <Facts
          arrangement="rows"
          facts={[
            {
              label: label('refunded'),
              value: charge.refunded.amount > 0 && <MoneyText value={charge.refunded} />,
            },
            {
              label: label('recharged'),
              value: charge.recharged && <MoneyText value={charge.recharged} />,
            },
            {
              label: label('delivery_owed'),
              value: charge.delivery_owed && <MoneyText value={charge.delivery_owed} />,
            },
            {
              label: label('payment_status'),
              value: nameOf('payment_status', shipment.payment_status),
            },
            {
              label: label('payment_method'),
              value: nameOf('payment_method', shipment.payment_method),
            },
            { label: label('payment_type'), value: nameOf('payment_type', shipment.payment_type) },
            {
              label: label('amount_to_collect'),
              value: sender.amount_to_collect && <MoneyText value={sender.amount_to_collect} />,
            },
            { label: label('return_price'), value: <MoneyText value={charge.return_price} /> },
            {
              label: label('return_owed'),
              value: charge.return_owed && <MoneyText value={charge.return_owed} />,
            },
            {
              label: label('cash_back'),
              value: charge.cash_back && <MoneyText value={charge.cash_back} signed />,
            },
            {
              label: label('invoice'),
              value: (
                <Link to={billingPaths.invoice(invoice.number)}>
                  <Ltr>{invoice.number}</Ltr>
                </Link>
              ),
            },
            { label: label('issued'), value: <DateText value={invoice.issued_at} /> },
          ]}
        />
      </Rest>
    </Panel>
  );
}
