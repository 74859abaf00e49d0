import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Dialog } from '../../../ui/mui/dialog.ts';
import styled from '@emotion/styled';
import { useId } from 'react';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useGetBalance } from '../../../api/generated/balance/balance.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { shipmentPaths } from '../paths.ts';
import { trackingPaths } from '../../tracking/paths.ts';
import { BalanceArt } from '../../../ui/brand/balance-art.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { TrackingNumberText } from '../../../ui/text/tracking-number-text.tsx';
import { LabelIcon } from '../../../ui/icons.tsx';
import { colors, radius, type, typeScale } from '../../../ui/theme/tokens.ts';
import { useLabelDownload } from '../labels/use-label-download.ts';
import { useLabelPaper } from '../labels/use-label-paper.ts';

const Body = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  padding: '32px 24px 24px',
  textAlign: 'center',
});
const Title = styled('h2')({ ...type.h1, ...typeScale.figure });
const Number = styled('div')({
  padding: '6px 10px',
  paddingInlineStart: 16,
  background: colors.brassSoft,
  borderRadius: radius.round,
  ...typeScale.title,
  fontWeight: 600,
});
const Facts = styled('dl')({
  display: 'grid',
  gap: '8px 16px',
  gridTemplateColumns: 'auto 1fr',
  inlineSize: '100%',
  paddingBlock: 12,
  borderBlock: `1px solid ${colors.line}`,
  textAlign: 'start',
  '& dt': { color: colors.inkMuted },
  '& dd': { textAlign: 'end', fontWeight: 500 },
});
const Actions = styled('div')({
  display: 'grid',
  gap: 10,
  gridTemplateColumns: '1fr 1fr',
  inlineSize: '100%',
  '& > a:first-of-type, & > button:first-of-type': { gridColumn: '1 / -1' },
});

interface CreatedDialogProps {
  shipment: Shipment;
  onClose: () => void;
}

/** Confirms the booking: tracking number, price, and what to do next. */
export function CreatedDialog({ shipment, onClose }: CreatedDialogProps) {
  const text = useText();
  const localized = useLocalized();
  const titleId = useId();
  const { data: balance, isFetching } = useGetBalance();
  const [paper] = useLabelPaper();
  const { pending, download } = useLabelDownload(shipment);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <Body>
        <BalanceArt pose="level" width={148} />
        <Title id={titleId}>{text('shipments.create.created')}</Title>
        <Number>
          <TrackingNumberText value={shipment.tracking_number} copyable />
        </Number>
        <Facts>
          <dt>{text('shipments.create.created.courier')}</dt>
          <dd>{localized(shipment.courier.name)}</dd>
          <dt>{text('shipments.create.expected')}</dt>
          <dd>
            <DateText value={shipment.expected_delivery_on} />
          </dd>
          <dt>{text('shipments.create.created.paid')}</dt>
          <dd>
            <MoneyText value={shipment.charge.total_fee} />
          </dd>
          {balance && !isFetching && (
            <>
              <dt>{text('shipments.create.created.balance')}</dt>
              <dd>
                <MoneyText value={balance.current_balance} />
              </dd>
            </>
          )}
        </Facts>
        <Actions>
          <ButtonLink size="large" to={shipmentPaths.details(shipment.id)}>
            {text('shipments.create.created.details')}
          </ButtonLink>
          <Button
            variant="outline"
            startIcon={<LabelIcon size={18} />}
            loading={pending !== null}
            onClick={() => {
              download('label', paper);
            }}
          >
            {text('shipments.labels.print')}
          </Button>
          <ButtonLink variant="outline" to={trackingPaths.shipment(shipment.tracking_number)}>
            {text('shipments.create.created.track')}
          </ButtonLink>
          <Button variant="outline" onClick={onClose}>
            {text('shipments.create.created.another')}
          </Button>
        </Actions>
      </Body>
    </Dialog>
  );
}
