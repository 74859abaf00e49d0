import styled from '@emotion/styled';
import type { StoreDelivery } from '../../../../api/generated/model/store-delivery.ts';
import { useReplayStoreDelivery } from '../../../../api/generated/stores/stores.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { shipmentPaths } from '../../../shipments/paths.ts';
import { DeliveryDifferences } from './delivery-differences.tsx';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 10 });

/** What old deliveries say of access must not take the place of what newer ones say. */
const NOT_AGAIN: readonly StoreDelivery['effect'][] = ['waiting', 'access_granted', 'store_ended'];

/** Leads to the order of a delivery, and reads the delivery again. */
export function DeliveryActions({ delivery }: { delivery: StoreDelivery }) {
  const text = useText();
  const { mutate, isPending, data, error } = useReplayStoreDelivery();
  const submitError = useSubmitError(error);
  const { id, order_id, verdict, effect } = delivery;
  const canReplay = verdict === 'accepted' && !NOT_AGAIN.includes(effect);
  if (!canReplay && order_id === undefined) return null;
  return (
    <>
      <Root>
        {order_id !== undefined && (
          <ButtonLink to={shipmentPaths.order(order_id)} variant="outline" size="small">
            {text('profile.stores.delivery.openOrder')}
          </ButtonLink>
        )}
        {canReplay && (
          <Button
            variant="outline"
            size="small"
            loading={isPending}
            onClick={() => {
              mutate({ deliveryId: id });
            }}
          >
            {text('profile.stores.delivery.replay')}
          </Button>
        )}
      </Root>
      {submitError && <Notice tone="danger">{submitError}</Notice>}
      {data && <DeliveryDifferences differences={data.differences} />}
    </>
  );
}
