import { asApiError } from '../../../../api/errors.ts';
import type { StoreDelivery } from '../../../../api/generated/model/store-delivery.ts';
import { StoreEffect } from '../../../../api/generated/model/store-effect.ts';
import { StoreVerdict } from '../../../../api/generated/model/store-verdict.ts';
import { useGetStore } from '../../../../api/generated/stores/stores.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { OptionFilter } from '../../../../ui/filters/option-filter.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { ListFrame } from '../../../../ui/table/list-frame.tsx';
import { TimeCell } from '../../log/time-cell.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { EffectChip, EventCell, VerdictChip } from './delivery-parts.tsx';
import { ShownDelivery } from './shown-delivery.tsx';
import { StoresLink } from './stores-link.tsx';
import { UnknownStore } from './unknown-store.tsx';
import { useDeliveries } from './use-deliveries.ts';

const columns: readonly Column<StoreDelivery>[] = [
  {
    id: 'received_at',
    labelId: 'profile.stores.delivery.time',
    size: 116,
    cell: (delivery) => <TimeCell at={delivery.received_at} />,
  },
  {
    id: 'event',
    labelId: 'profile.stores.delivery.event',
    size: 260,
    canHide: false,
    cell: (delivery) => <EventCell delivery={delivery} />,
  },
  {
    id: 'verdict',
    labelId: 'profile.stores.verdict',
    size: 130,
    cell: (delivery) => <VerdictChip delivery={delivery} />,
  },
  {
    id: 'effect',
    labelId: 'profile.stores.effect',
    size: 218,
    cell: (delivery) => <EffectChip delivery={delivery} />,
  },
];

const renderCard = (delivery: StoreDelivery) => <DeliveryCard delivery={delivery} />;

/** What arrived at the address of a store, and what came of it. */
export function DeliveriesPanel({ storeId }: { storeId: string }) {
  const text = useText();
  const { data: store, error } = useGetStore(storeId);
  const list = useDeliveries(storeId);
  const optionsOf = (kind: 'verdict' | 'effect', values: Record<string, string>) =>
    Object.values(values).map((value) => ({
      value,
      label: text(`profile.stores.${kind}.${value}`),
    }));
  if (asApiError(error)?.status === 404) return <UnknownStore />;
  const title = store
    ? text('profile.stores.deliveries.of', { name: store.name })
    : text('profile.stores.deliveries');
  return (
    <Panel
      flush
      title={title}
      description={text('profile.stores.deliveries.lead')}
      actions={<StoresLink />}
    >
      <ListFrame
        list={list}
        label={title}
        allLabel={text('profile.stores.deliveries.all')}
        searchLabel={text('profile.stores.deliveries.search')}
        searchPlaceholder={text('profile.stores.deliveries.searchPlaceholder')}
        filters={
          <>
            <OptionFilter
              label={text('profile.stores.verdict')}
              options={optionsOf('verdict', StoreVerdict)}
              {...list.filter('verdict')}
            />
            <OptionFilter
              label={text('profile.stores.effect')}
              options={optionsOf('effect', StoreEffect)}
              {...list.filter('effect')}
            />
          </>
        }
        columns={columns}
        renderCard={renderCard}
        empty={
          list.isEmpty && (
            <EmptyState
              title={text('profile.stores.noDelivery')}
              description={text('profile.stores.test.help')}
            />
          )
        }
        notFound={{
          title: text('profile.stores.deliveries.notFound'),
          description: text('profile.stores.deliveries.notFound.lead'),
        }}
      />
      <ShownDelivery />
    </Panel>
  );
}
