import { useEffect } from 'react';
import { asApiError } from '../../../../api/errors.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { focusHeading } from '../../../../ui/layout/focus-heading.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { BackTo } from '../../back-to.tsx';
import { shipmentPaths } from '../../paths.ts';
import { OrderHeader } from './order-header.tsx';
import { OrderPanels } from './order-panels.tsx';
import { useOrder } from './use-order.ts';

/** Statuses of an address that leads to no order, or not for this account. */
const gone: readonly (number | undefined)[] = [400, 403, 404];

/** One order: what the store says, what is wrong, and what to do with it. */
export function OrderView({ id }: { id: string }) {
  const text = useText();
  const { data: details, error, refetch } = useOrder(id);
  // The router sees one page in the list and all orders.
  useEffect(focusHeading, []);
  const isGone = gone.includes(asApiError(error)?.status);
  return (
    <>
      <BackTo to={shipmentPaths.orders}>{text('shipments.orders.title')}</BackTo>
      {/* The header stays the same element from the start, because its heading has the focus. */}
      <OrderHeader order={details?.order} />
      {details ? (
        <OrderPanels details={details} />
      ) : (
        <Panel>
          {error === null ? (
            <LinesSkeleton lines={8} height={28} />
          ) : isGone ? (
            <EmptyState
              art="search"
              assertive
              title={text('shipments.orders.gone.title')}
              description={text('shipments.orders.gone.lead')}
              action={
                <ButtonLink to={shipmentPaths.orders}>{text('shipments.orders.title')}</ButtonLink>
              }
            />
          ) : (
            <FailedState onRetry={() => void refetch()} />
          )}
        </Panel>
      )}
    </>
  );
}
