import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readDocument, withDocument } from './invoice-address.ts';

const InvoiceDialog = lazy(async () => ({
  default: (await import('./invoice-dialog.tsx')).InvoiceDialog,
}));

/** The document that the address names, shown over the list. */
export function ShownInvoice() {
  const location = useLocation();
  const { search } = location;
  // The state holds the cursors of the previous pages.
  const state: unknown = location.state;
  const navigate = useNavigate();
  const number = readDocument(search);
  if (number === null) return null;
  return (
    <Suspense>
      <InvoiceDialog
        key={number}
        number={number}
        onClose={() => {
          void navigate(
            { search: withDocument(search, null) },
            { replace: true, state, preventScrollReset: true },
          );
        }}
      />
    </Suspense>
  );
}
