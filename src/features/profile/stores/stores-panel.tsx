import { lazy, Suspense, useState } from 'react';
import {
  useDisconnectStore,
  useListStores,
  useRenewStoreAddress,
} from '../../../api/generated/stores/stores.ts';
import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useConfirmed } from '../../../shared/table/use-confirmed.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Rows } from '../rows.ts';
import { StoreRow } from './store-row.tsx';
import type { StoreTask } from './store-task.ts';

const StoreTaskDialog = lazy(async () => ({
  default: (await import('./store-task-dialog.tsx')).StoreTaskDialog,
}));

/** The company's stores, and the actions on them. */
export function StoresPanel() {
  const text = useText();
  const { data, isError, refetch } = useListStores();
  const [task, setTask] = useState<StoreTask | null>(null);
  const removal = useConfirmed<StoreConnection, { storeId: string }>({
    mutation: useDisconnectStore(),
    variables: ({ id }) => ({ storeId: id }),
    words: ({ name }) => ({
      title: text('profile.stores.disconnect.ask', { name }),
      lead: text('profile.stores.disconnect.lead'),
      confirmLabel: text('profile.stores.disconnect'),
      cancelLabel: text('profile.cancel'),
    }),
    doneId: 'profile.stores.disconnected',
  });
  const renewal = useConfirmed<StoreConnection, { storeId: string }>({
    mutation: useRenewStoreAddress(),
    variables: ({ id }) => ({ storeId: id }),
    words: ({ name }) => ({
      title: text('profile.stores.address.ask', { name }),
      lead: text('profile.stores.address.lead'),
      confirmLabel: text('profile.stores.address.renew'),
      cancelLabel: text('profile.cancel'),
    }),
    doneId: 'profile.stores.address.renewed',
  });
  const stores = data?.data;
  const connect = (
    <Button
      size="small"
      startIcon={<PlusIcon size={16} />}
      onClick={() => {
        setTask({ kind: 'connect' });
      }}
    >
      {text('profile.stores.connect')}
    </Button>
  );
  return (
    <Panel
      title={text('profile.stores')}
      description={text('profile.stores.lead')}
      actions={stores !== undefined && stores.length > 0 && connect}
    >
      {stores ? (
        stores.length > 0 ? (
          <Rows>
            {stores.map((store) => (
              <StoreRow
                key={store.id}
                store={store}
                onTask={setTask}
                onRenewAddress={renewal.ask}
                onDisconnect={removal.ask}
              />
            ))}
          </Rows>
        ) : (
          <EmptyState
            title={text('profile.stores.none')}
            description={text('profile.stores.none.lead')}
            action={connect}
          />
        )
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={4} height={44} />
      )}
      {task && (
        <Suspense>
          <StoreTaskDialog
            task={task}
            onTask={setTask}
            onClose={() => {
              setTask(null);
              // Deliveries may have come meanwhile.
              void refetch();
            }}
          />
        </Suspense>
      )}
      {removal.dialog}
      {renewal.dialog}
    </Panel>
  );
}
