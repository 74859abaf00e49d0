import { ClosePanel } from './close-panel.tsx';
import { DownloadPanel } from './download-panel.tsx';

/** A person's rights over what is kept of them: to take it along, and to have it deleted. */
export function DataTab() {
  return (
    <>
      <DownloadPanel />
      <ClosePanel />
    </>
  );
}
