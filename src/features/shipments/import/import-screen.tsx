import { useSearchParams } from 'react-router-dom';
import { LazyView } from '../lazy-view.tsx';
import { importView, viewParameter } from '../paths.ts';
import { ImportPage } from './import-page.tsx';

/** The same page as `my-shipments-page.tsx`, for visits that begin with an import. */
export function Component() {
  const [params] = useSearchParams();
  const view = params.get(viewParameter);
  return view === importView ? <ImportPage /> : <LazyView view={view} />;
}
