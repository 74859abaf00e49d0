import styled from '@emotion/styled';
import { useState } from 'react';
import type { ImportRow } from '../../../../api/generated/model/import-row.ts';
import type { ImportRowUpdate } from '../../../../api/generated/model/import-row-update.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useSaving } from './saving-context.ts';

const Root = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6, paddingBlock: 8 });

/** What can be done with a row as a whole, by its state. */
const actions = {
  again: { book_again: true },
  notAgain: { book_again: false },
  leaveOut: { leave_out: true },
  takeBack: { leave_out: false },
} as const satisfies Record<string, ImportRowUpdate>;
type Action = keyof typeof actions;

function actionsOf({ state, book_again: isAgain, joined_to: first }: ImportRow): Action[] {
  switch (state) {
    case 'booked':
      return [];
    case 'left_out':
      // A line that was left out with its order comes back with it.
      return first === undefined ? ['takeBack'] : [];
    case 'repeated':
      return ['again', 'leaveOut'];
    default:
      return isAgain ? ['notAgain'] : ['leaveOut'];
  }
}

/** Leaves a row out or takes it back, and books a repeated one all the same. */
export function RowActions({ row }: { row: ImportRow }) {
  const text = useText();
  const { save } = useSaving();
  const [running, setRunning] = useState<Action | null>(null);
  const run = (action: Action) => {
    setRunning(action);
    const done = () => {
      setRunning(null);
    };
    save(row.row, actions[action]).then(done, done);
  };
  return (
    <Root>
      {actionsOf(row).map((action) => {
        const label = text(`shipments.import.row.${action}`);
        return (
          <Button
            key={action}
            size="small"
            variant={action === 'again' ? 'outline' : 'text'}
            color={action === 'again' ? 'primary' : 'neutral'}
            loading={running === action}
            aria-label={text('shipments.import.row.label', { action: label, row: row.row })}
            onClick={() => {
              run(action);
            }}
          >
            {label}
          </Button>
        );
      })}
    </Root>
  );
}
