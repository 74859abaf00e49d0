import { BalanceArt, type BalanceArtPose } from '../../../ui/brand/balance-art.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';

export const piece: Piece = { name: 'Illustrations', States };

const poses: Record<BalanceArtPose, string> = {
  empty: 'empty: nothing yet',
  search: 'search: no results',
  unpaid: 'unpaid: no balance',
  offline: 'offline',
  tilted: 'tilted: an error',
  level: 'level: done',
};

function States() {
  return (
    <>
      {Object.entries(poses).map(([pose, name]) => (
        <State key={pose} name={name}>
          <BalanceArt pose={pose as BalanceArtPose} width={220} />
        </State>
      ))}
    </>
  );
}
