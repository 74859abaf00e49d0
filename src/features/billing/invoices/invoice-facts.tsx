import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { TaxDocument } from '../../../api/generated/model/tax-document.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { RouteText } from '../../../shared/journey/route-text.tsx';
import { usePlaceText } from '../../../shared/places/use-place-text.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { shipmentPaths } from '../../shipments/paths.ts';
import { NumberLink, useDocumentLink } from './invoice-card.tsx';
import { PlanText } from './invoice-parts.tsx';

const Root = styled('div')({ display: 'grid', gap: 20 });
const Part = styled('section')({
  display: 'grid',
  gap: 10,
  '& + &': { paddingBlockStart: 20, borderBlockStart: `1px solid ${colors.line}` },
  '& h3': { ...typeScale.small, fontWeight: 600 },
});
const Total = styled('div')({ '& dt, & dd': { ...typeScale.body, fontWeight: 600 } });

/** Everything that the document says. */
export function InvoiceFacts({ invoice }: { invoice: TaxDocument }) {
  const text = useText();
  const intl = useIntl();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const link = useDocumentLink();
  const { number, original_number, reason, shipment_id, carriage, plan, seller, buyer } = invoice;
  const label = (name: string) => text(`billing.invoices.${name}`);
  const rate = `\u2066${intl.formatNumber(invoice.vat_rate / 100)}%\u2069`;
  return (
    <Root>
      <Part>
        <Facts
          arrangement="rows"
          facts={[
            { label: label('number'), value: <Ltr>{number}</Ltr> },
            {
              label: label('issued'),
              value: <DateText value={invoice.issued_at} format="dateTime" />,
            },
            { label: label('type'), value: nameOf('tax_document_type', invoice.type) },
            { label: label('reason'), value: reason && nameOf('credit_reason', reason) },
            {
              label: label('original'),
              value: original_number && (
                <NumberLink {...link(original_number)}>
                  <Ltr>{original_number}</Ltr>
                </NumberLink>
              ),
            },
          ]}
        />
      </Part>
      <Part>
        <h3>{nameOf('tax_document_subject', invoice.subject)}</h3>
        {carriage && <CarriageFacts carriage={carriage} shipmentId={shipment_id} />}
        {plan && (
          <p>
            <PlanText plan={plan} />
          </p>
        )}
      </Part>
      <Part>
        <Facts
          arrangement="rows"
          facts={[
            { label: label('subtotal'), value: <MoneyText value={invoice.subtotal} /> },
            {
              label: text('billing.invoices.vatAt', { rate }),
              value: <MoneyText value={invoice.vat} />,
            },
          ]}
        />
        <Total>
          <Facts
            arrangement="rows"
            facts={[{ label: label('total'), value: <MoneyText value={invoice.total} /> }]}
          />
        </Total>
      </Part>
      <Part>
        <Facts
          arrangement="rows"
          facts={[
            { label: label('seller'), value: <bdi>{localized(seller.name)}</bdi> },
            { label: label('sellerVat'), value: <Ltr>{seller.vat_number}</Ltr> },
            { label: label('buyer'), value: buyer && <bdi>{buyer.name}</bdi> },
            {
              label: label('buyerVat'),
              value: buyer?.vat_number !== undefined && <Ltr>{buyer.vat_number}</Ltr>,
            },
          ]}
        />
      </Part>
    </Root>
  );
}

interface CarriageFactsProps {
  carriage: NonNullable<TaxDocument['carriage']>;
  shipmentId: string | undefined;
}

function CarriageFacts({ carriage, shipmentId }: CarriageFactsProps) {
  const text = useText();
  const localized = useLocalized();
  const { nameOf } = useEnumNames();
  const placeText = usePlaceText();
  const shipment = <Ltr>{carriage.tracking_number}</Ltr>;
  return (
    <Facts
      arrangement="rows"
      facts={[
        {
          label: text('billing.invoices.shipment'),
          value:
            shipmentId === undefined ? (
              shipment
            ) : (
              <Link to={shipmentPaths.details(shipmentId)}>{shipment}</Link>
            ),
        },
        {
          label: text('billing.invoices.courier'),
          value: (
            <>
              <bdi>{localized(carriage.courier)}</bdi>
              <Separator />
              {nameOf('service_type', carriage.service_type)}
            </>
          ),
        },
        {
          label: text('billing.invoices.route'),
          value: (
            <RouteText from={placeText(carriage.origin)} to={placeText(carriage.destination)} />
          ),
        },
      ]}
    />
  );
}
