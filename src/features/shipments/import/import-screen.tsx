import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OtherView } from '../other-view.tsx';
import { importView, viewParameter } from '../paths.ts';
import { ImportPage } from './import-page.tsx';

const ShipmentList = lazy(async () => ({
  default: (await import('../list/my-shipments-page.tsx')).ShipmentList,
}));

/** The same page as `my-shipments-page.tsx`, for visits that begin with an import. */
export function Component() {
  const [params] = useSearchParams();
  if (params.get(viewParameter) === importView) return <ImportPage />;
  return (
    <OtherView>
      <ShipmentList />
    </OtherView>
  );
}
