import { lazy, Suspense, useState } from 'react';
import {
  useEndOtherSessions,
  useEndSession,
  useListSessions,
} from '../../../api/generated/profile/profile.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SessionRow, SessionRows } from './session-row.tsx';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../../ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}));

/** Where the account is signed in. Each but this one can be ended, alone or all together. */
export function SessionsPanel() {
  const text = useText();
  const { data, isError, refetch } = useListSessions();
  /** Id of the session that is asked about, or `others`. */
  const [ending, setEnding] = useState<string | null>(null);
  const close = () => {
    setEnding(null);
  };
  const mutation = {
    onSuccess: () => {
      close();
      showToast({ tone: 'success', titleId: 'profile.sessions.done' });
    },
  };
  const one = useEndSession({ mutation });
  const others = useEndOtherSessions({ mutation });
  const failed = one.isError || others.isError;
  const ask = (which: string) => {
    one.reset();
    others.reset();
    setEnding(which);
  };
  const sessions = data?.data;
  return (
    <Panel
      title={text('profile.sessions')}
      description={text('profile.sessions.lead')}
      actions={
        sessions !== undefined &&
        sessions.length > 1 && (
          <Button
            variant="outline"
            size="small"
            onClick={() => {
              ask('others');
            }}
          >
            {text('profile.sessions.endOthers')}
          </Button>
        )
      }
    >
      {sessions ? (
        <SessionRows>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={ask} />
          ))}
        </SessionRows>
      ) : isError ? (
        <FailedState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={3} height={44} />
      )}
      {ending !== null && (
        <Suspense>
          <ConfirmDialog
            open
            danger
            title={text(
              ending === 'others' ? 'profile.sessions.askOthers' : 'profile.sessions.askOne',
            )}
            confirmLabel={text('profile.sessions.end')}
            cancelLabel={text('profile.cancel')}
            loading={one.isPending || others.isPending}
            error={failed ? text('api.failed') : null}
            onConfirm={() => {
              if (ending === 'others') others.mutate();
              else one.mutate({ sessionId: ending });
            }}
            onClose={close}
          >
            <p>{text('profile.sessions.ask.lead')}</p>
          </ConfirmDialog>
        </Suspense>
      )}
    </Panel>
  );
}
