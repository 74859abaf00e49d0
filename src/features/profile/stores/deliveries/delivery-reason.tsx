import type { StoreDeliveryDetails } from '../../../../api/generated/model/store-delivery-details.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Notice, type NoticeTone } from '../../../../ui/feedback/notice.tsx';
import { EntryLink, useEntryLink } from '../../log/entry-link.tsx';
import { deliveryParameter } from '../../paths.ts';

/** Why nothing came of a delivery, and what to do; nothing if something did. */
export function DeliveryReason({ details }: { details: StoreDeliveryDetails }) {
  const text = useText();
  const link = useEntryLink(deliveryParameter);
  const { delivery, duplicate_of } = details;
  const reason = delivery.verdict === 'accepted' ? delivery.effect : delivery.verdict;
  const tone = tones[reason];
  if (!tone) return null;
  return (
    <Notice
      tone={tone}
      action={
        duplicate_of !== undefined && (
          <EntryLink replace {...link(duplicate_of)}>
            {text('profile.stores.delivery.first')}
          </EntryLink>
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
