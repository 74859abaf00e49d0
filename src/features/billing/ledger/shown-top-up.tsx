import { lazy, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readTopUp, withTopUp } from './top-up-address.ts';

const TopUpDialog = lazy(async () => ({
  default: (await import('./top-up-dialog.tsx')).TopUpDialog,
}));

/** The top-up that the address names, over the ledger. */
export function ShownTopUp() {
  const location = useLocation();
  const { search } = location;
  // Holds the way back through the pages.
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
