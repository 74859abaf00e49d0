import { useLocation, useNavigate } from 'react-router-dom';
import { readId, withEntry } from './entry-address.ts';

/** The entry that the address shows over a list, and how to close it; null if it shows none. */
export function useShownEntry(parameter: string, schema: Parameters<typeof readId>[2]) {
  const location = useLocation();
  const { search } = location;
  // Holds the cursors of the previous pages.
  const state: unknown = location.state;
  const navigate = useNavigate();
  const id = readId(search, parameter, schema);
  if (id === null) return null;
  const onClose = () => {
    void navigate(
      { search: withEntry(search, parameter, null) },
      { replace: true, state, preventScrollReset: true },
    );
  };
  return { id, onClose };
}
