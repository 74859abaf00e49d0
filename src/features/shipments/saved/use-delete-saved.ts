import { useText } from '../../../i18n/use-text.ts';
import { useConfirmed, type Confirmed } from '../../../shared/table/use-confirmed.tsx';

interface DeleteSaved<Item, Variables> extends Omit<Confirmed<Item, Variables>, 'words'> {
  nameOf: (item: Item) => string;
}

/** Asks before a saved item is deleted. */
export function useDeleteSaved<Item, Variables>({
  nameOf,
  ...confirmed
}: DeleteSaved<Item, Variables>) {
  const text = useText();
  return useConfirmed({
    ...confirmed,
    words: (item) => ({
      title: text('shipments.saved.delete.ask', { name: nameOf(item) }),
      lead: text('shipments.saved.delete.lead'),
      confirmLabel: text('shipments.saved.delete'),
      cancelLabel: text('shipments.saved.cancel'),
    }),
  });
}
