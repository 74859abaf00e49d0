import styled from '@emotion/styled';
import type { StoreDeliveryDetails } from '../../../../api/generated/model/store-delivery-details.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { useByteText } from '../../../../ui/forms/use-byte-text.ts';
import { Facts } from '../../../../ui/layout/facts.tsx';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { DeliveryActions } from './delivery-actions.tsx';
import { DeliveryReason } from './delivery-reason.tsx';
import { EffectChip, EventText, VerdictChip } from './delivery-parts.tsx';
import { SentText } from '../../log/sent-text.tsx';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });

/** What is kept of a delivery: what came of it, then what was sent, its secrets masked. */
export function DeliveryDetails({ details }: { details: StoreDeliveryDetails }) {
  const text = useText();
  const byteText = useByteText();
  const { delivery, headers, body } = details;
  const { received_at, order_number, bytes, verdict } = delivery;
  const isCut = verdict === 'refused' && bytes > KEPT_OF_REFUSED;
  return (
    <Root>
      <DeliveryReason details={details} />
      <Facts
        facts={[
          { label: text('profile.stores.verdict'), value: <VerdictChip delivery={delivery} /> },
          { label: text('profile.stores.effect'), value: <EffectChip delivery={delivery} /> },
          {
            label: text('profile.stores.delivery.orderNumber'),
            value: order_number !== undefined && <Ltr>{order_number}</Ltr>,
          },
          {
            label: text('profile.stores.delivery.event'),
            value: <EventText delivery={delivery} />,
          },
          { label: text('profile.stores.delivery.size'), value: <bdi>{byteText(bytes)}</bdi> },
          {
            label: text('profile.stores.delivery.time'),
            value: <DateText value={received_at} format="dateTime" />,
            wide: true,
          },
        ]}
      />
      <DeliveryActions delivery={delivery} />
      <SentText
        title={text('profile.stores.delivery.headers')}
        copyId="profile.stores.delivery.headers.copy"
        value={headers.map(({ name, value }) => `${name}: ${value}`).join('\n')}
      />
      <SentText
        title={text('profile.stores.delivery.body')}
        copyId="profile.stores.delivery.body.copy"
        note={isCut ? text('profile.stores.delivery.body.cut') : undefined}
        value={body}
      />
    </Root>
  );
}

/** Bytes that are kept of a refused delivery, as the contract says. */
const KEPT_OF_REFUSED = 4 * 1024;
