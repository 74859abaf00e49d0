import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { asApiError, fieldErrorsOf } from '../../../../api/errors.ts';
import {
  getGetOrderAddressQueryKey,
  useCompleteOrderAddress,
  useGetOrderAddress,
} from '../../../../api/generated/store-orders/store-orders.ts';
import type { OrderAddress } from '../../../../api/generated/model/order-address.ts';
import { publicRequest } from '../../../../api/public-request.ts';
import { showAnswer } from '../../../../api/show-answer.ts';
import { useSubmitError } from '../../../../api/use-submit-error.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { BalanceArt, type BalanceArtPose } from '../../../../ui/brand/balance-art.tsx';
import { FailedState } from '../../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { PageTitle } from '../../../../ui/layout/page-header.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { Ltr } from '../../../../ui/text/ltr.tsx';
import { Separator } from '../../../../ui/text/separator.tsx';
import { colors, type, typeScale } from '../../../../ui/theme/tokens.ts';
import { NationalAddressForm } from './national-address-form.tsx';

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  inlineSize: '100%',
  maxInlineSize: 560,
  textAlign: 'start',
});
const Heading = styled('h1')({ ...type.h1 });
const Lead = styled('p')({ color: colors.inkMuted, marginBlockStart: 8 });
const Quiet = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Message = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 10,
  maxInlineSize: '52ch',
});

/** `/order-address/:token`: where the receiver of a store's order completes the National Address. */
export function Component() {
  const { token = '' } = useParams();
  const { data, error, refetch } = useGetOrderAddress(token, { request: publicRequest });
  if (data) return <Known token={token} order={data} />;
  if ([400, 404].includes(asApiError(error)?.status ?? 0)) {
    return <Told art="search" state="unknown" />;
  }
  if (error) return <FailedState onRetry={() => void refetch()} />;
  return <LinesSkeleton lines={6} height={44} />;
}

function Known({ token, order }: { token: string; order: OrderAddress }) {
  const which = (
    <Quiet>
      <bdi>{order.store_name}</bdi>
      <Separator />
      <Ltr>{order.number}</Ltr>
    </Quiet>
  );
  switch (order.state) {
    case 'missing':
      return <Missing token={token} order={order} />;
    case 'complete':
      return (
        <Told art="level" state="complete">
          {which}
        </Told>
      );
    case 'too_late':
      return (
        <Told art="search" state="too_late">
          {which}
        </Told>
      );
  }
}

function Missing({ token, order: { store_name, number } }: { token: string; order: OrderAddress }) {
  const text = useText();
  const client = useQueryClient();
  const { mutate, isPending, error } = useCompleteOrderAddress({
    request: publicRequest,
    mutation: {
      meta: { handledCodes: ['address_known', 'order_closed'] },
      onSuccess: (order) => showAnswer(client, getGetOrderAddressQueryKey(token), order),
      onError: (failure) => {
        // It was completed or booked meanwhile: the page tells which.
        if (asApiError(failure)?.status !== 409) return;
        void client.invalidateQueries({ queryKey: getGetOrderAddressQueryKey(token) });
      },
    },
  });
  const submitError = useSubmitError(error, {
    address_known: 'shipments.orderAddress.complete.title',
    order_closed: 'shipments.orderAddress.too_late.title',
  });
  return (
    <Root>
      <PageTitle title={text('shipments.orderAddress.title')} />
      <div>
        <Heading tabIndex={-1}>{text('shipments.orderAddress.title')}</Heading>
        <Lead>
          {text('shipments.orderAddress.lead', {
            store: store_name,
            number: `\u2066${number}\u2069`,
          })}
        </Lead>
      </div>
      <Panel>
        <NationalAddressForm
          submitLabel={text('shipments.orderAddress.submit')}
          loading={isPending}
          submitError={submitError}
          faults={fieldErrorsOf(error)}
          onSubmit={(data) => {
            mutate({ orderToken: token, data });
          }}
        />
      </Panel>
      <Quiet>{text('shipments.orderAddress.find')}</Quiet>
      <Quiet>{text('shipments.orderAddress.hidden')}</Quiet>
    </Root>
  );
}

interface ToldProps {
  art: BalanceArtPose;
  state: 'complete' | 'too_late' | 'unknown';
  children?: ReactNode;
}

/** What there is to say when nothing can be filled in. */
function Told({ art, state, children }: ToldProps) {
  const text = useText();
  const title = text(`shipments.orderAddress.${state}.title`);
  return (
    <>
      <PageTitle title={title} />
      <BalanceArt pose={art} width={200} />
      <Message role="status">
        <Heading tabIndex={-1}>{title}</Heading>
        {children}
        <Lead>{text(`shipments.orderAddress.${state}.lead`)}</Lead>
      </Message>
    </>
  );
}
