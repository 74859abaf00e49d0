import { useEffect, useMemo } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { useIsKept } from '../../../ui/kept-on-device.ts';
import { lazyModule } from '../../../ui/lazy-module.ts';
import { firstColumns } from './shipment-columns.tsx';

const [useExtra, loadExtra] = lazyModule(() =>
  withTexts('shipments/list', import('./extra-columns.tsx')),
);

/**
 * The columns of the list: the default ones, and all others once someone changes the columns or has
 * changed them before.
 *
 * @param name of the table.
 * @param owner the person's account; undefined while unknown.
 */
export function useShipmentColumns(name: string, owner: string | undefined) {
  const isArranged = useIsKept(name, owner);
  useEffect(() => {
    if (isArranged) loadExtra();
  }, [isArranged]);
  const extra = useExtra();
  const columns = useMemo(() => [...firstColumns, ...(extra?.extraColumns ?? [])], [extra]);
  return {
    columns,
    moreColumns: {
      isReady: !isArranged || Boolean(extra),
      isMissing: isArranged && extra === null,
      load: loadExtra,
    },
    /** All other columns and their names have loaded. */
    hasAll: Boolean(extra),
  };
}
