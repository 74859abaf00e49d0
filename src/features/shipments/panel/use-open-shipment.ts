import { useLocation, useNavigate } from 'react-router-dom';
import { sameRows } from '../../../ui/table/use-scroll-place.ts';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { openParameter } from '../paths.ts';

/** Where there is room for a list and a shipment beside it. */
const roomQuery = '(min-width: 1180px)';

/** In the history state of the address that a person opened the panel with. */
const opened = { openedPanel: true } as const;

/** The shipment shown beside the list, which is in the address. */
export function useOpenShipment() {
  const hasRoom = useMediaQuery(roomQuery);
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as Partial<typeof opened> | null;
  const params = new URLSearchParams(location.search);
  const openId = (hasRoom && params.get(openParameter)) || undefined;
  const wasOpenedHere = state?.openedPanel === true;

  return {
    hasRoom,
    openId,
    /** Opens the panel, or shows another shipment in it. Going back closes it. */
    open: (id: string) => {
      if (id === openId) return;
      params.set(openParameter, id);
      const isFirst = openId === undefined;
      const next = { ...state, ...sameRows, ...(isFirst && opened) };
      const options = { replace: !isFirst, state: next, preventScrollReset: true };
      void navigate({ search: params.toString() }, options);
    },
    close: () => {
      if (wasOpenedHere) {
        void navigate(-1);
        return;
      }
      params.delete(openParameter);
      const next = { ...state, ...sameRows };
      void navigate(
        { search: params.toString() },
        { replace: true, state: next, preventScrollReset: true },
      );
    },
  };
}
