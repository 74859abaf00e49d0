import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { RowsSkeleton } from '../../../ui/table/rows-skeleton.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';

export const piece: Piece = { name: 'Skeletons', States };

function States() {
  return (
    <>
      <State name="lines">
        <LinesSkeleton />
      </State>
      <State name="one line">
        <LinesSkeleton lines={1} height={36} />
      </State>
      <State name="rows of a table" wide>
        <RowsSkeleton columns={6} rows={3} />
      </State>
    </>
  );
}
