import styled from '@emotion/styled';
import { useGetStoreOrder } from '../../../../api/generated/store-orders/store-orders.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { Separator } from '../../../../ui/text/separator.tsx';
import { shipmentPaths } from '../../paths.ts';

const Root = styled('div')({ marginBlockEnd: 16 });

/** The store's order that the form ships. */
export function ShippedOrder({ id }: { id: string }) {
  const text = useText();
  const { data } = useGetStoreOrder(id);
  const isShipped = data?.order.shipment !== undefined;
  return (
    <Root>
      <Notice
        tone={isShipped ? 'warning' : 'info'}
        title={text(`shipments.create.order.${isShipped ? 'shipped' : 'ships'}`)}
        action={
          <ButtonLink to={shipmentPaths.order(id)} variant="outline" size="small">
            {text('shipments.create.order.open')}
          </ButtonLink>
        }
      >
        {data && (
          <>
            <Ltr>{data.order.number}</Ltr>
            <Separator />
            <bdi>{data.order.store.name}</bdi>
          </>
        )}
      </Notice>
    </Root>
  );
}
