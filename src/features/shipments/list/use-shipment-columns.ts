import { useEffect, useMemo } from 'react';
import { withTexts } from '../../../i18n/with-texts.ts';
import { useIsKept } from '../../../ui/kept-on-device.ts';
import { lazyModule } from '../../../ui/lazy-module.ts';
import { firstColumns } from './shipment-columns.tsx';

const [useExtra, loadExtra] = lazyModule(() =>
  withTexts('shipments/list', import('./extra-columns.tsx')),
);

/**
 * The columns of the list: those that everybody sees at first, and all others once somebody arranges
 * them, or has arranged them before.
 *
 * @param name of the table.
 * @param owner the person's account; undefined while it is not known.
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
    /** All others are there, and what they are called. */
    hasAll: Boolean(extra),
  };
}
