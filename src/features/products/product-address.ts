import { useLocation, useNavigate } from 'react-router-dom';
import { ProductId } from '../../api/generated/zod/mizan-api.schemas.zod.ts';
import { newProduct, productImport, productParameter } from './paths.ts';

const words: readonly (string | null)[] = [newProduct, productImport];

/** The product, or the dialog, that the address shows over the list, if it is valid. */
export function readProduct(search: string): string | null {
  const id = new URLSearchParams(search).get(productParameter);
  return words.includes(id) || ProductId.safeParse(id).success ? id : null;
}

/** The same list with a product open, or with none. */
export function withProduct(search: string, id: string | null): string {
  const address = new URLSearchParams(search);
  if (id === null) address.delete(productParameter);
  else address.set(productParameter, id);
  return address.toString();
}

/** Opens and closes a product over the list that is shown. */
export function useProductAddress() {
  const location = useLocation();
  const navigate = useNavigate();
  // The state holds the cursors of the previous pages.
  const state: unknown = location.state;
  return {
    shown: readProduct(location.search),
    linkTo: (id: string) => ({
      to: { search: withProduct(location.search, id) },
      state,
      preventScrollReset: true,
    }),
    open: (id: string) => {
      void navigate(
        { search: withProduct(location.search, id) },
        { state, preventScrollReset: true },
      );
    },
    close: () => {
      void navigate(
        { search: withProduct(location.search, null) },
        { replace: true, state, preventScrollReset: true },
      );
    },
  };
}
