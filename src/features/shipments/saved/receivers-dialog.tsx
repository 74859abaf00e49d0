import { useState } from 'react';
import type { SavedReceiver } from '../../../api/generated/model/saved-receiver.ts';
import {
  listSavedReceivers,
  useDeleteSavedReceiver,
} from '../../../api/generated/receivers/receivers.ts';
import { usePlaceNames } from '../../../shared/places/use-place-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { ReceiverEditor } from './receiver-editor.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { SavedList } from './saved-list.tsx';
import { SavedRow } from './saved-row.tsx';
import { useDeleteSaved } from './use-delete-saved.ts';

interface ReceiversDialogProps {
  onTake: (receiver: SavedReceiver) => void;
  onClose: () => void;
}

/** The saved receivers: use one for this shipment, or manage them. */
export function ReceiversDialog({ onTake, onClose }: ReceiversDialogProps) {
  const text = useText();
  const { cityName } = usePlaceNames();
  const [edited, setEdited] = useState<SavedReceiver | 'new' | null>(null);
  const deletion = useDeleteSaved<SavedReceiver, { receiverId: string }>({
    mutation: useDeleteSavedReceiver(),
    variables: ({ id }) => ({ receiverId: id }),
    nameOf: ({ full_name }) => full_name,
  });
  const toList = () => {
    setEdited(null);
  };

  if (edited) {
    return (
      <SavedDialog
        title={text(`shipments.saved.receiver.${edited === 'new' ? 'new' : 'edit'}`)}
        onBack={toList}
        onClose={onClose}
      >
        <ReceiverEditor receiver={edited === 'new' ? null : edited} onDone={toList} />
      </SavedDialog>
    );
  }
  return (
    <SavedDialog title={text('shipments.saved.receivers')} onClose={onClose}>
      <SavedList<SavedReceiver>
        operation="listSavedReceivers"
        load={listSavedReceivers}
        searchLabel={text('shipments.saved.receivers.search')}
        emptyTitle={text('shipments.saved.receivers.none')}
        emptyLead={text('shipments.saved.receivers.lead')}
        action={
          <Button
            variant="outline"
            startIcon={<PlusIcon size={16} />}
            onClick={() => {
              setEdited('new');
            }}
          >
            {text('shipments.saved.receiver.new')}
          </Button>
        }
      >
        {(receiver) => (
          <SavedRow
            name={receiver.full_name}
            paused={receiver.is_paused}
            facts={
              <>
                <PhoneText value={receiver.phone} />
                <Separator />
                <bdi>{cityName(receiver.city)}</bdi>
                {receiver.company && (
                  <>
                    <Separator />
                    <bdi>{receiver.company}</bdi>
                  </>
                )}
              </>
            }
            onTake={() => {
              onTake(receiver);
            }}
            onEdit={() => {
              setEdited(receiver);
            }}
            onDelete={() => {
              deletion.ask(receiver);
            }}
          />
        )}
      </SavedList>
      {deletion.dialog}
    </SavedDialog>
  );
}
