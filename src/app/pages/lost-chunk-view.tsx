import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { wasJustReloaded } from '../lost-chunk.ts';
import { ErrorView } from './error-view.tsx';

/**
 * Replaces a screen whose file could not be loaded. A reload loads the server's current build; if
 * that did not help, the page says so.
 */
export function LostChunkView() {
  const text = useText();
  const [helpless] = useState(wasJustReloaded);
  useEffect(() => {
    if (!helpless) location.reload();
  }, [helpless]);
  if (!helpless) return null;
  return (
    <ErrorView
      status={503}
      title={text('ui.failed.title')}
      description={text('app.error.lostChunk')}
    />
  );
}
