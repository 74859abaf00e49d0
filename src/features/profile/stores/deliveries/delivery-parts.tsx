import type { StoreDelivery } from '../../../../api/generated/model/store-delivery.ts';
import type { StoreEffect } from '../../../../api/generated/model/store-effect.ts';
import type { StoreVerdict } from '../../../../api/generated/model/store-verdict.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { TwoLines } from '../../../../ui/table/two-lines.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { StatusChip, type StatusTone } from '../../../../ui/text/status-chip.tsx';
import { EntryLink, useEntryLink } from '../../log/entry-link.tsx';
import { deliveryParameter } from '../../paths.ts';

interface DeliveryProps {
  delivery: StoreDelivery;
}

const verdictTones: Record<StoreVerdict, StatusTone> = {
  accepted: 'success',
  duplicate: 'neutral',
  refused: 'danger',
};

const effectTones: Record<StoreEffect, StatusTone> = {
  waiting: 'progress',
  order_added: 'success',
  order_changed: 'success',
  order_unchanged: 'neutral',
  access_granted: 'success',
  store_ended: 'warning',
  nothing: 'neutral',
  unreadable: 'warning',
  failed: 'danger',
};

/** Whether it was proven to come from the store. */
export function VerdictChip({ delivery: { verdict } }: DeliveryProps) {
  const text = useText();
  return (
    <StatusChip tone={verdictTones[verdict]}>
      {text(`profile.stores.verdict.${verdict}`)}
    </StatusChip>
  );
}

/** What came of it. */
export function EffectChip({ delivery: { effect } }: DeliveryProps) {
  const text = useText();
  return (
    <StatusChip tone={effectTones[effect]} plain>
      {text(`profile.stores.effect.${effect}`)}
    </StatusChip>
  );
}

/** The platform's name for what happened. */
export function EventText({ delivery: { event } }: DeliveryProps) {
  const text = useText();
  return event === '' ? text('profile.stores.event.none') : <Ltr>{event}</Ltr>;
}

/** Opens the delivery: its event, and the order below it. */
export function EventCell({ delivery }: DeliveryProps) {
  const text = useText();
  const link = useEntryLink(deliveryParameter);
  const { id, order_number: number } = delivery;
  return (
    <TwoLines
      first={
        <EntryLink {...link(id)}>
          <EventText delivery={delivery} />
        </EntryLink>
      }
      second={number !== undefined && text('profile.stores.delivery.order', { number })}
    />
  );
}
