import { useState } from 'react';
import type { ShipmentDraft } from '../../../api/generated/model/shipment-draft.ts';
import {
  listShipmentDrafts,
  useDeleteShipmentDraft,
} from '../../../api/generated/drafts/drafts.ts';
import { usePlaceNames } from '../../../shared/places/use-place-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { DeleteSaved } from './delete-saved.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { SavedList } from './saved-list.tsx';
import { SavedRow } from './saved-row.tsx';

interface DraftsDialogProps {
  /** The draft that stands in the form; null while it is none. */
  currentId: string | null;
  onTake: (id: string) => void;
  /** Begins an empty form. */
  onNew: () => void;
  onDeleted: (id: string) => void;
  onClose: () => void;
}

/** Shipments that were begun: go on with one, delete one, or begin another. */
export function DraftsDialog(props: DraftsDialogProps) {
  const { currentId, onTake, onNew, onDeleted, onClose } = props;
  const text = useText();
  const { cityName } = usePlaceNames();
  const [deleted, setDeleted] = useState<ShipmentDraft | null>(null);
  const remove = useDeleteShipmentDraft();
  const nameOf = ({ receiver }: ShipmentDraft) =>
    receiver?.full_name ?? text('shipments.saved.draft.nameless');

  return (
    <SavedDialog title={text('shipments.create.drafts')} onClose={onClose}>
      <SavedList<ShipmentDraft>
        operation="listShipmentDrafts"
        load={listShipmentDrafts}
        emptyTitle={text('shipments.saved.drafts.none')}
        emptyLead={text('shipments.saved.drafts.lead')}
        action={
          <Button variant="outline" startIcon={<PlusIcon size={16} />} onClick={onNew}>
            {text('shipments.saved.draft.new')}
          </Button>
        }
      >
        {(draft) => (
          <SavedRow
            name={nameOf(draft)}
            facts={
              <DraftFacts draft={draft} cityName={cityName} isCurrent={draft.id === currentId} />
            }
            takeWord="draft.take"
            onTake={() => {
              onTake(draft.id);
            }}
            onDelete={() => {
              setDeleted(draft);
            }}
          />
        )}
      </SavedList>
      {deleted && (
        <DeleteSaved
          name={nameOf(deleted)}
          failed={remove.isError}
          loading={remove.isPending}
          onDelete={() => {
            remove.mutate(
              { draftId: deleted.id },
              {
                onSuccess: () => {
                  setDeleted(null);
                  onDeleted(deleted.id);
                },
              },
            );
          }}
          onClose={() => {
            remove.reset();
            setDeleted(null);
          }}
        />
      )}
    </SavedDialog>
  );
}

interface DraftFactsProps {
  draft: ShipmentDraft;
  cityName: (city: string) => string;
  isCurrent: boolean;
}

function DraftFacts({ draft, cityName, isCurrent }: DraftFactsProps) {
  const text = useText();
  const { receiver, product_name: product } = draft;
  return (
    <>
      {receiver?.city && (
        <>
          <bdi>{cityName(receiver.city)}</bdi>
          <Separator />
        </>
      )}
      {product && (
        <>
          <bdi>{product}</bdi>
          <Separator />
        </>
      )}
      {isCurrent ? (
        text('shipments.saved.draft.current')
      ) : (
        <DateText value={draft.updated_at} format="dateTime" />
      )}
    </>
  );
}
