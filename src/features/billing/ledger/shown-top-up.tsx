import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTopUp, withTopUp } from './top-up-address.ts';

const TopUpDialog = lazy(async () => ({
  default: (await import('./top-up-dialog.tsx')).TopUpDialog,
}));

/** The top-up that the address names, shown over the ledger. */
export function ShownTopUp() {
  const location = useLocation();
  const { search } = location;
  // The state holds the cursors of the previous pages.
  const state: unknown = location.state;
  const navigate = useNavigate();
  const id = readTopUp(search);
  if (id === null) return null;
  return (
    <Suspense>
      <TopUpDialog
        id={id}
        onClose={() => {
          void navigate(
            { search: withTopUp(search, null) },
            { replace: true, state, preventScrollReset: true },
          );
        }}
      />
    </Suspense>
  );
}
