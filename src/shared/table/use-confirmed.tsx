import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('../../ui/feedback/confirm-dialog.tsx')).ConfirmDialog,
}));

/** An action on an item that needs confirmation. */
export interface Confirmed<Item, Variables> {
  /** As the generated hooks return it. */
  mutation: {
    mutateAsync: (variables: Variables) => Promise<unknown>;
    isPending: boolean;
    isError: boolean;
    reset: () => void;
  };
  variables: (item: Item) => Variables;
  /** The question, and what happens after confirmation. */
  words: (item: Item) => { title: string; lead: string; confirmLabel: string; cancelLabel: string };
  /** Message shown when it is done. */
  doneId?: string;
  onDone?: (item: Item) => void;
}

/**
 * For actions that cannot be undone, such as a deletion: `ask` about an item and show `dialog`. The
 * dialog stays open until the server answers, and shows a failure.
 */
export function useConfirmed<Item, Variables>(confirmed: Confirmed<Item, Variables>) {
  const { mutation, variables, words, doneId, onDone } = confirmed;
  const text = useText();
  const [asked, setAsked] = useState<{ item: Item } | null>(null);
  const confirm = async (item: Item) => {
    await mutation.mutateAsync(variables(item));
    setAsked(null);
    if (doneId !== undefined) showToast({ tone: 'success', titleId: doneId });
    onDone?.(item);
  };
  const dialog = () => {
    if (!asked) return null;
    const { lead, ...labels } = words(asked.item);
    return (
      <Suspense>
        <ConfirmDialog
          open
          danger
          {...labels}
          loading={mutation.isPending}
          error={mutation.isError ? text('api.failed') : null}
          onConfirm={() => {
            // The failure is shown by the dialog.
            confirm(asked.item).catch(() => undefined);
          }}
          onClose={() => {
            setAsked(null);
          }}
        >
          <p>{lead}</p>
        </ConfirmDialog>
      </Suspense>
    );
  };
  return {
    ask: (item: Item) => {
      mutation.reset();
      setAsked({ item });
    },
    dialog: dialog(),
  };
}
