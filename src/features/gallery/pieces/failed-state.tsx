import { FailedState, OfflineState } from '../../../ui/feedback/failed-state.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Failed and offline', States };

function States() {
  const sample = useSample();
  const retry = () => undefined;
  return (
    <>
      <State name="failed">
        <FailedState onRetry={retry} />
      </State>
      <State name="failed, in the server's words, where trying again cannot help">
        <FailedState
          detail={sample(
            'هذه الصفحة لحسابات المنشآت وحدها.',
            'This page is for company accounts alone.',
          )}
        />
      </State>
      <State name="failed, in little room">
        <FailedState isSmall onRetry={retry} />
      </State>
      <State name="offline">
        <OfflineState onRetry={retry} />
      </State>
    </>
  );
}
