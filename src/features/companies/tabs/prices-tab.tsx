import styled from '@emotion/styled';
import { useListCourierPrices } from '../../../api/generated/couriers/couriers.ts';
import type { Courier } from '../../../api/generated/model/courier.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { ServicePrices } from '../service-prices.tsx';
import { PriceTable } from './price-table.tsx';
import { YourParcel } from './your-parcel.tsx';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Note = styled('p')({ color: colors.inkMuted, ...typeScale.small });

/** A courier's prices: for the usual parcel, as a table, and every rate card in words. */
export function PricesTab({ courier }: { courier: Courier }) {
  const text = useText();
  const localized = useLocalized();
  const { data, isError, refetch } = useListCourierPrices(courier.id);
  if (courier.services.length === 0) {
    return (
      <Panel>
        <EmptyState
          title={text('companies.left.title')}
          description={text('companies.left.description')}
        />
      </Panel>
    );
  }
  return (
    <Stack>
      <YourParcel courierId={courier.id} />
      {data ? (
        <PriceTable rows={data.rows} fileName={localized(courier.name)} />
      ) : (
        <Panel>
          {isError ? (
            <FailedState onRetry={() => void refetch()} />
          ) : (
            <LinesSkeleton lines={5} height={40} />
          )}
        </Panel>
      )}
      <Note>{text('companies.prices.vat')}</Note>
      {courier.services.map((service) => (
        <ServicePrices key={service.service_type} service={service} />
      ))}
    </Stack>
  );
}
