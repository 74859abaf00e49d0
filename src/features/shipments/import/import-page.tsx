import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withTexts } from '../../../i18n/with-texts.ts';
import { OtherView } from '../other-view.tsx';
import { batchParameter } from '../paths.ts';

const StartView = lazy(async () => ({
  default: (await import('./start/start-view.tsx')).StartView,
}));
const BatchView = lazy(async () => ({
  default: await withTexts(
    'shipments/import/check',
    import('./batch-view.tsx').then((view) => view.BatchView),
  ),
}));

/** Many shipments at once: the start with earlier batches, or one batch at its step. */
export function ImportPage() {
  const [params] = useSearchParams();
  const id = params.get(batchParameter);
  return <OtherView>{id === null ? <StartView /> : <BatchView key={id} id={id} />}</OtherView>;
}
