import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { colors } from '../../../ui/theme/tokens.ts';
import { withEntry } from './entry-address.ts';

/** Opens an entry over the list. */
export const EntryLink = styled(Link)({
  color: colors.ink,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: colors.verdigris, textDecoration: 'underline' },
});

/** The address of an entry over the list that is shown. */
export function useEntryLink(parameter: string) {
  const location = useLocation();
  // Holds the cursors of the previous pages.
  const state: unknown = location.state;
  return (id: string) => ({
    to: { search: withEntry(location.search, parameter, id) },
    state,
    preventScrollReset: true,
  });
}
