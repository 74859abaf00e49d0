import DialogContent from '@mui/material/DialogContent';
import { asApiError } from '../../../../api/errors.ts';
import { useGetStoreDelivery } from '../../../../api/generated/stores/stores.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../../ui/feedback/skeletons.tsx';
import { TitledDialog } from '../../../../ui/feedback/titled-dialog.tsx';
import { DeliveryDetails } from './delivery-details.tsx';

interface DeliveryDialogProps {
  id: string;
  onClose: () => void;
}

/** A delivery as it came, and what came of it. */
export function DeliveryDialog({ id, onClose }: DeliveryDialogProps) {
  const text = useText();
  const { data, error, refetch } = useGetStoreDelivery(id);
  const isUnknown = asApiError(error)?.status === 404;
  return (
    <TitledDialog title={text('profile.stores.delivery')} maxWidth="sm" withCross onClose={onClose}>
      <DialogContent>
        {data ? (
          <DeliveryDetails details={data} />
        ) : isUnknown ? (
          <EmptyState art="search" assertive title={text('profile.stores.delivery.unknown')} />
        ) : error ? (
          <FailedState onRetry={() => void refetch()} />
        ) : (
          <LinesSkeleton lines={8} />
        )}
      </DialogContent>
    </TitledDialog>
  );
}
