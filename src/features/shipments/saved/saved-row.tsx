import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { PausedMark } from '../../../shared/plan-limits/paused-mark.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  paddingBlock: 12,
});
const Words = styled('div')({ flex: '1 1 200px', minInlineSize: 0, overflowWrap: 'anywhere' });
const Name = styled('p')({ fontWeight: 500 });
const Facts = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Actions = styled('div')({ display: 'flex', gap: 4, '& button': { minInlineSize: 44 } });

interface SavedRowProps {
  name: string;
  facts: ReactNode;
  /** The text of the button that uses it. */
  takeWord?: 'take' | 'draft.take';
  onTake: () => void;
  /** Left out if using it is the way to change it. */
  onEdit?: () => void;
  onDelete: () => void;
  /** Beyond the plan's limit: it can only be read and deleted. */
  paused?: boolean;
}

/** One saved item and its actions. */
export function SavedRow(props: SavedRowProps) {
  const { name, facts, takeWord = 'take', onTake, onEdit, onDelete, paused = false } = props;
  const text = useText();
  return (
    <Root>
      <Words>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <Facts>{facts}</Facts>
        {paused && <PausedMark />}
      </Words>
      <Actions>
        <Button
          variant="text"
          color="neutral"
          size="small"
          aria-label={text('shipments.saved.deleteOne', { name })}
          onClick={onDelete}
        >
          {text('shipments.saved.delete')}
        </Button>
        {onEdit && !paused && (
          <Button
            variant="text"
            color="neutral"
            size="small"
            aria-label={text('shipments.saved.editOne', { name })}
            onClick={onEdit}
          >
            {text('shipments.saved.edit')}
          </Button>
        )}
        {!paused && (
          <Button
            variant="outline"
            size="small"
            aria-label={text(`shipments.saved.${takeWord}One`, { name })}
            onClick={onTake}
          >
            {text(`shipments.saved.${takeWord}`)}
          </Button>
        )}
      </Actions>
    </Root>
  );
}
