import { Skeleton } from '../feedback/skeleton.tsx';
import styled from '@emotion/styled';
import { colors, radius, typeScale } from '../theme/tokens.ts';
import type { SearchSection } from './search-section.ts';

const Group = styled('div')({ padding: '10px 8px 0' });
const Title = styled('div')({
  padding: '6px 12px',
  color: colors.inkMuted,
  ...typeScale.caption,
  fontWeight: 500,
});
const Option = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: 44,
  padding: '6px 12px',
  borderRadius: radius.medium,
  cursor: 'pointer',
  scrollMarginBlock: '48px 8px',
  '&[aria-selected="true"]': { background: colors.verdigrisSoft },
  '&[aria-selected="true"]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlock: 8,
    inlineSize: 3,
    background: colors.verdigris,
    borderRadius: radius.round,
  },
});
const Note = styled('p')({ padding: '4px 12px 12px', color: colors.inkMuted, ...typeScale.small });

interface ResultSectionProps {
  section: SearchSection;
  idOf: (optionId: string) => string;
  activeId: string | undefined;
  onReach: (optionId: string) => void;
}

/** The results of one kind. */
export function ResultSection({ section, idOf, activeId, onReach }: ResultSectionProps) {
  const { id, title, options, expected = 0, note } = section;
  const titleId = idOf(`title-${id}`);
  return (
    <Group role="group" aria-labelledby={titleId}>
      <Title id={titleId} role="presentation">
        {title}
      </Title>
      {options.map((option) => (
        <Option
          key={option.id}
          id={idOf(option.id)}
          role="option"
          aria-selected={option.id === activeId}
          onPointerMove={() => {
            if (option.id !== activeId) onReach(option.id);
          }}
          // Keeps the focus in the box.
          onMouseDown={(event) => {
            event.preventDefault();
          }}
          onClick={option.onChoose}
        >
          {option.content}
        </Option>
      ))}
      {Array.from({ length: expected }, (_, row) => (
        <Option key={row} aria-hidden style={{ minBlockSize: 56, cursor: 'default' }}>
          <Skeleton variant="rounded" width={32} height={32} />
          <Skeleton width={row % 2 === 0 ? '52%' : '38%'} />
        </Option>
      ))}
      {note !== undefined && <Note aria-hidden>{note}</Note>}
    </Group>
  );
}
