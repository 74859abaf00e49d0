import styled from '@emotion/styled';
import type { AttentionKind } from '../../api/generated/model/attention-kind.ts';
import type { AttentionList } from '../../api/generated/model/attention-list.ts';
import { useText } from '../../i18n/use-text.ts';
import { Ltr } from '../../ui/text/ltr.tsx';
import { useNumber } from '../../ui/text/use-number.ts';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '0 24px 16px',
  '@media (max-width: 599.95px)': { padding: '0 16px 12px' },
});
const Chip = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minBlockSize: 34,
  paddingInline: 12,
  color: colors.inkMuted,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.round,
  ...typeScale.small,
  cursor: 'pointer',
  '&:hover': { color: colors.ink, background: colors.sunken },
  '&[aria-pressed="true"]': {
    color: colors.verdigrisDark,
    background: colors.verdigrisSoft,
    borderColor: colors.verdigris,
    fontWeight: 500,
  },
});

interface KindChipsProps {
  list: AttentionList;
  /** Undefined for all kinds. */
  chosen: AttentionKind | undefined;
  onChoose: (kind: AttentionKind | undefined) => void;
}

/** The kinds of which there are items, each with its number; one of them or all are shown. */
export function KindChips({ list, chosen, onChoose }: KindChipsProps) {
  const text = useText();
  const numberOf = useNumber();
  return (
    <Row role="group" aria-label={text('home.attention.kinds')}>
      <Chip
        type="button"
        aria-pressed={chosen === undefined}
        onClick={() => {
          onChoose(undefined);
        }}
      >
        {text('home.attention.all')} <Ltr>{numberOf(list.total, list.has_more)}</Ltr>
      </Chip>
      {list.counts.map(({ kind, count, has_more }) => (
        <Chip
          key={kind}
          type="button"
          aria-pressed={chosen === kind}
          onClick={() => {
            onChoose(kind);
          }}
        >
          {text(`home.attention.kind.${kind}`)} <Ltr>{numberOf(count, has_more)}</Ltr>
        </Chip>
      ))}
    </Row>
  );
}
