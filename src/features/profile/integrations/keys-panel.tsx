import { lazy, Suspense, useState } from 'react';
import { useListApiKeys, useRevokeApiKey } from '../../../api/generated/keys/keys.ts';
import type { ApiKey } from '../../../api/generated/model/api-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useConfirmed } from '../../../shared/table/use-confirmed.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { KeyRow } from './key-row.tsx';
import type { KeyTask } from './key-task.ts';
import { Rows } from '../rows.ts';

const KeyTaskDialog = lazy(async () => ({
  default: (await import('./key-task-dialog.tsx')).KeyTaskDialog,
}));

/** The account's API keys, and the actions on them. */
export function KeysPanel() {
  const text = useText();
  const { data, isError, refetch } = useListApiKeys();
  const [task, setTask] = useState<KeyTask | null>(null);
  const revocation = useConfirmed<ApiKey, { clientKey: string }>({
    mutation: useRevokeApiKey(),
    variables: ({ client_key }) => ({ clientKey: client_key }),
    words: ({ name }) => ({
      title: text('profile.keys.revoke.ask', { name }),
      lead: text('profile.keys.revoke.lead'),
      confirmLabel: text('profile.keys.revoke'),
      cancelLabel: text('profile.cancel'),
    }),
    doneId: 'profile.keys.revoked',
  });
  const keys = data?.data;
  const newKey = (
    <Button
      size="small"
      startIcon={<PlusIcon size={16} />}
      onClick={() => {
        setTask({ kind: 'create' });
      }}
    >
      {text('profile.keys.new')}
    </Button>
  );
  return (
    <Panel
      title={text('profile.keys')}
      description={text('profile.keys.lead')}
      actions={keys !== undefined && keys.length > 0 && newKey}
    >
      {keys ? (
        keys.length > 0 ? (
          <Rows>
            {keys.map((key) => (
              <KeyRow
                key={key.client_key}
                apiKey={key}
                onTask={setTask}
                onRevoke={revocation.ask}
              />
            ))}
          </Rows>
        ) : (
          <EmptyState
            title={text('profile.keys.none')}
            description={text('profile.keys.none.lead')}
            action={newKey}
          />
        )
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={4} height={44} />
      )}
      {task && (
        <Suspense>
          <KeyTaskDialog
            task={task}
            onTask={setTask}
            onClose={() => {
              setTask(null);
            }}
          />
        </Suspense>
      )}
      {revocation.dialog}
    </Panel>
  );
}
