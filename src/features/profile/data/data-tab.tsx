import { ClosePanel } from './close-panel.tsx';
import { DownloadPanel } from './download-panel.tsx';

/** A person's rights over stored data: to download it, and to have it deleted. */
export function DataTab() {
  return (
    <>
      <DownloadPanel />
      <ClosePanel />
    </>
  );
}
