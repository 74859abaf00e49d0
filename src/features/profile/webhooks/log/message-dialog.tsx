import DialogContent from '@mui/material/DialogContent';
import { asApiError } from '../../../../api/errors.ts';
import { useGetWebhookMessage } from '../../../../api/generated/webhooks/webhooks.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { TitledDialog } from '../../../../ui/feedback/titled-dialog.tsx';
import { lookAgain } from './look-again.ts';
import { MessageDetails } from './message-details.tsx';

interface MessageDialogProps {
  endpointId: string;
  id: string;
  onClose: () => void;
}

/** A webhook as it was sent, and what came of each attempt. */
export function MessageDialog({ endpointId, id, onClose }: MessageDialogProps) {
  const text = useText();
  const { data, error, refetch } = useGetWebhookMessage(endpointId, id, {
    query: {
      refetchOnMount: 'always',
      refetchInterval: ({ state }) => lookAgain(state.data ? [state.data.message] : []),
    },
  });
  const isUnknown = asApiError(error)?.status === 404;
  return (
    <TitledDialog
      title={text('profile.webhooks.message')}
      maxWidth="sm"
      withCross
      onClose={onClose}
    >
      <DialogContent>
        {data ? (
          <MessageDetails endpointId={endpointId} details={data} />
        ) : isUnknown ? (
          <EmptyState art="search" assertive title={text('profile.webhooks.message.unknown')} />
        ) : error ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton lines={8} />
        )}
      </DialogContent>
    </TitledDialog>
  );
}
