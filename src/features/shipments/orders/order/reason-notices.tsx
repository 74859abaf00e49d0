import type { StoreOrder } from '../../../../api/generated/model/store-order.ts';
import type { StoreOrderReason } from '../../../../api/generated/model/store-order-reason.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { billingPaths } from '../../../billing/paths.ts';
import { CancelledAtStore } from './cancelled-at-store.tsx';

/** Panels of their own say these. */
const toldElsewhere: readonly StoreOrderReason[] = ['wrong_fields', 'missing_address'];

/** Why the order needs attention or is left out, and what to do about it. */
export function ReasonNotices({ order }: { order: StoreOrder }) {
  const text = useText();
  const isAttended = order.state === 'needs_attention';
  return order.reasons
    .filter((reason) => !toldElsewhere.includes(reason))
    .map((reason) =>
      reason === 'cancelled_at_store' ? (
        <CancelledAtStore key={reason} order={order} />
      ) : (
        <Notice
          key={reason}
          tone={isAttended ? 'warning' : 'info'}
          title={text(`shipments.orders.reason.${reason}`)}
          action={
            reason === 'low_balance' && (
              <ButtonLink to={billingPaths.topUp} size="small" variant="outline">
                {text('shipments.orders.topUp')}
              </ButtonLink>
            )
          }
        >
          {text(`shipments.orders.why.${reason}`)}
        </Notice>
      ),
    );
}
