import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import type { Field } from './field-kinds.tsx';

/** The page that the receiver follows the parcel on: opened or copied, whole in a spreadsheet. */
export const publicPage: Field = {
  size: 250,
  cell: ({ tracking_url }) => (
    <>
      <a href={tracking_url} target="_blank" rel="noopener">
        <Ltr>{tracking_url}</Ltr>
      </a>
      <CopyButton value={whole(tracking_url)} labelId="shipments.details.copyPublicPage" />
    </>
  ),
  csv: ({ tracking_url }) => whole(tracking_url),
};

function whole(url: string): string {
  return new URL(url, window.location.origin).href;
}
