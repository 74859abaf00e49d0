import { lazy, Suspense, useEffect, useState, type ClipboardEvent } from 'react';
import { useFormContext, type FieldPath } from 'react-hook-form';
import type { BookingValues } from '../../booking-values.ts';

const PasteDialog = lazy(async () => ({
  default: (await import('./paste-dialog.tsx')).PasteDialog,
}));

/** Letters of the longest line that is taken for a name. */
const longestName = 40;

/** Fills in the receiver from a message that is pasted into a dialog, or into the name field. */
export function usePasting() {
  const { setFocus } = useFormContext<BookingValues>();
  const [pasted, setPasted] = useState<string | null>(null);
  const [next, setNext] = useState<FieldPath<BookingValues>>();

  useEffect(() => {
    // After the dialog has given the focus back.
    if (next !== undefined) setFocus(next);
  }, [next, setFocus]);

  return {
    /** Opens the dialog with nothing in it. */
    open: () => {
      setNext(undefined);
      setPasted('');
    },
    /** Of the name field: what is more than a name goes into the dialog. */
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain').trim();
      if (text.length <= longestName && !text.includes('\n')) return;
      event.preventDefault();
      setNext(undefined);
      setPasted(text);
    },
    dialog: pasted !== null && (
      <Suspense>
        <PasteDialog
          pasted={pasted}
          onFilled={(empty) => {
            setPasted(null);
            setNext(empty);
          }}
          onClose={() => {
            setPasted(null);
          }}
        />
      </Suspense>
    ),
  };
}
