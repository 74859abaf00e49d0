import styled from '@emotion/styled';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Tooltip } from '../../../ui/feedback/tooltip.tsx';
import { CopyIcon, FilterIcon, RefreshIcon } from '../../../ui/icons.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Tooltip', States };

const Buttons = styled('div')({ display: 'flex', gap: 4 });

function States() {
  const sample = useSample();
  const labels = [
    { label: sample('نسخ', 'Copy'), Icon: CopyIcon },
    {
      label: sample('تصفية القائمة بالمدينة والحالة', 'Filter by city and status'),
      Icon: FilterIcon,
    },
    { label: sample('تحديث', 'Refresh'), Icon: RefreshIcon },
  ];
  return (
    <State name="after 700 ms, from one to the next at once">
      <Buttons>
        {labels.map(({ label, Icon }) => (
          <Tooltip key={label} label={label}>
            <IconButton aria-label={label}>
              <Icon />
            </IconButton>
          </Tooltip>
        ))}
      </Buttons>
    </State>
  );
}
