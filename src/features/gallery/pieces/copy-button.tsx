import { CopyButton } from '../../../ui/text/copy-button.tsx';
import { TrackingNumberText } from '../../../ui/text/tracking-number-text.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';

export const piece: Piece = { name: 'Copy button', States };

function States() {
  return (
    <>
      <State name="alone">
        <CopyButton value="MZ18506813098" labelId="ui.copy.trackingNumber" />
      </State>
      <State name="beside a tracking number">
        <TrackingNumberText value="MZ18506813098" copyable />
      </State>
    </>
  );
}
