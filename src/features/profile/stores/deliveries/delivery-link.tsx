import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { colors } from '../../../../ui/theme/tokens.ts';
import { withDelivery } from './delivery-address.ts';

/** Opens a delivery over the list. */
export const DeliveryLink = styled(Link)({
  color: colors.ink,
  fontWeight: 500,
  textDecoration: 'none',
  '&:hover': { color: colors.verdigris, textDecoration: 'underline' },
});

/** The address of a delivery over the list that is shown. */
export function useDeliveryLink() {
  const location = useLocation();
  // Holds the cursors of the previous pages.
  const state: unknown = location.state;
  return (id: string) => ({
    to: { search: withDelivery(location.search, id) },
    state,
    preventScrollReset: true,
  });
}
