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
import { BookDrafts } from './book-drafts.tsx';
import { SavedDialog } from './saved-dialog.tsx';
import { SavedList } from './saved-list.tsx';
import { SavedRow } from './saved-row.tsx';
import { useDeleteSaved } from './use-delete-saved.ts';

interface DraftsDialogProps {
  /** The draft that is open in the form; null if there is none. */
  currentId: string | null;
  onTake: (id: string) => void;
  /** Starts an empty form. */
  onNew: () => void;
  onDeleted: (id: string) => void;
  /** Saves the form that is left for something else; false if it cannot be saved. */
  onLeave: () => Promise<boolean>;
  onClose: () => void;
}

/** Unfinished shipments: continue or delete one, or start another. */
export function DraftsDialog(props: DraftsDialogProps) {
  const { currentId, onTake, onNew, onDeleted, onLeave, onClose } = props;
  const text = useText();
  const { cityName } = usePlaceNames();
  const nameOf = ({ receiver }: ShipmentDraft) =>
    receiver?.full_name ?? text('shipments.saved.draft.nameless');
  const deletion = useDeleteSaved<ShipmentDraft, { draftId: string }>({
    mutation: useDeleteShipmentDraft(),
    variables: ({ id }) => ({ draftId: id }),
    nameOf,
    onDone: ({ id }) => {
      onDeleted(id);
    },
  });

  return (
    <SavedDialog title={text('shipments.create.drafts')} onClose={onClose}>
      <SavedList<ShipmentDraft>
        operation="listShipmentDrafts"
        load={listShipmentDrafts}
        emptyTitle={text('shipments.saved.drafts.none')}
        emptyLead={text('shipments.saved.drafts.lead')}
        action={
          <>
            <Button variant="outline" startIcon={<PlusIcon size={16} />} onClick={onNew}>
              {text('shipments.saved.draft.new')}
            </Button>
            <BookDrafts onLeave={onLeave} />
          </>
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
              deletion.ask(draft);
            }}
          />
        )}
      </SavedList>
      {deletion.dialog}
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
