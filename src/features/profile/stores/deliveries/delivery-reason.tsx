import type { StoreDeliveryDetails } from '../../../../api/generated/model/store-delivery-details.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Notice, type NoticeTone } from '../../../../ui/feedback/notice.tsx';
import { DeliveryLink, useDeliveryLink } from './delivery-link.tsx';

/** Why nothing came of a delivery, and what to do; nothing if something did. */
export function DeliveryReason({ details }: { details: StoreDeliveryDetails }) {
  const text = useText();
  const link = useDeliveryLink();
  const { delivery, duplicate_of } = details;
  const reason = delivery.verdict === 'accepted' ? delivery.effect : delivery.verdict;
  const tone = tones[reason];
  if (!tone) return null;
  return (
    <Notice
      tone={tone}
      action={
        duplicate_of !== undefined && (
          <DeliveryLink replace {...link(duplicate_of)}>
            {text('profile.stores.delivery.first')}
          </DeliveryLink>
        )
      }
    >
      {text(`profile.stores.delivery.why.${reason}`)}
    </Notice>
  );
}

const tones: Partial<Record<string, NoticeTone>> = {
  duplicate: 'info',
  refused: 'danger',
  unreadable: 'warning',
  failed: 'danger',
};
