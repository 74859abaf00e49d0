import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { focusHeading } from '../../../ui/layout/focus-heading.ts';
import { batchParameter } from '../paths.ts';
import { BatchView } from './batch-view.tsx';
import { StartView } from './start/start-view.tsx';

/** Many shipments at once: the start with earlier batches, or one batch at its step. */
export function ImportPage() {
  const [params] = useSearchParams();
  const id = params.get(batchParameter);
  // The router sees one page in all of them.
  useEffect(focusHeading, [id]);
  return id === null ? <StartView /> : <BatchView key={id} id={id} />;
}
