import styled from '@emotion/styled';
import { useEffect, useState, type ReactNode } from 'react';
import type { AttentionKind } from '../../api/generated/model/attention-kind.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { FailedState } from '../../ui/feedback/failed-state.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { focusHeading } from '../../ui/layout/focus-heading.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { useNumber } from '../../ui/text/use-number.ts';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';
import { AttentionLine } from './attention-line.tsx';
import { KindChips } from './kind-chips.tsx';
import { useAttention } from './use-attention.ts';

const List = styled('ul')({ '& > li': { borderBlockStart: `1px solid ${colors.line}` } });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 8px',
  padding: '8px 12px',
  borderBlockStart: `1px solid ${colors.line}`,
  '&:empty': { display: 'none' },
  '@media (max-width: 599.95px)': { padding: '8px 4px' },
  '[data-dense="true"] &&': { paddingInline: 8 },
});
const None = styled('p')({
  padding: '0 24px 20px',
  color: colors.inkMuted,
  ...typeScale.small,
  '@media (max-width: 599.95px)': { padding: '0 16px 16px' },
});
const Quiet = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minBlockSize: 52,
  padding: '8px 24px',
  color: colors.inkMuted,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  ...typeScale.small,
  '& > svg': { color: colors.success },
  '& > button': { marginInlineStart: 'auto' },
  '@media (max-width: 599.95px)': { padding: '8px 16px' },
});

/** How many items are shown at first where there is little room. */
const FEW = 3;

interface AttentionViewProps {
  isBrief: boolean;
  ifAny: boolean;
  /** What stands in its place until it has loaded. */
  loading: ReactNode;
  onShown: (() => void) | undefined;
}

/** The panel, or one quiet line when nothing needs attention. */
export function AttentionView({ isBrief, ifAny, loading, onShown }: AttentionViewProps) {
  const text = useText();
  const numberOf = useNumber();
  const [kind, setKind] = useState<AttentionKind>();
  const [isWhole, setWhole] = useState(false);
  const [isSnoozed, setSnoozed] = useState(false);
  const { data, isError, refetch, readAt } = useAttention({ kind, isWhole, isSnoozed });
  const title = text('home.attention.title');
  const show = (snoozed: boolean) => {
    setSnoozed(snoozed);
    setKind(undefined);
    setWhole(false);
    focusHeading();
  };
  const toSnoozed = (
    <Button
      size="small"
      variant="text"
      onClick={() => {
        show(true);
      }}
    >
      {text('home.attention.showSnoozed', { count: numberOf(data?.snoozed ?? 0, false) })}
    </Button>
  );
  const isShown = data !== undefined || isError;
  useEffect(() => {
    if (isShown) onShown?.();
  }, [isShown, onShown]);
  if (data?.total === 0 && !isSnoozed) {
    if (ifAny && data.snoozed === 0) return null;
    return (
      <Quiet aria-label={title}>
        <CheckIcon size={18} />
        <p>{text('home.attention.none')}</p>
        {data.snoozed > 0 && toSnoozed}
      </Quiet>
    );
  }
  if (!data) {
    if (!isError) return loading;
    return (
      <Panel flush title={title}>
        <FailedState onRetry={() => void refetch()} />
      </Panel>
    );
  }
  // The last one of the chosen kind may be gone meanwhile.
  const chosen = data.counts.find((each) => each.kind === kind);
  const inAll = chosen ?? { count: data.total, has_more: data.has_more };
  const hasLittleRoom = isBrief && !isWhole && !isSnoozed;
  const items = hasLittleRoom ? data.data.slice(0, FEW) : data.data;
  return (
    <Panel
      flush
      dense={isBrief}
      title={
        isSnoozed
          ? text('home.attention.snoozed')
          : text('home.attention.titleCount', { count: numberOf(data.total, data.has_more) })
      }
    >
      {data.counts.length > 1 && !hasLittleRoom && (
        <KindChips list={data} chosen={chosen?.kind} onChoose={setKind} />
      )}
      {items.length === 0 ? (
        <None>{text('home.attention.noneSnoozed')}</None>
      ) : (
        <List>
          {items.map((item) => (
            <AttentionLine key={item.id} item={item} readAt={readAt} />
          ))}
        </List>
      )}
      <Foot>
        {inAll.count > items.length && !isWhole && (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              setWhole(true);
            }}
          >
            {text('home.attention.showAll', { count: numberOf(inAll.count, inAll.has_more) })}
          </Button>
        )}
        {isSnoozed ? (
          <Button
            size="small"
            variant="text"
            onClick={() => {
              show(false);
            }}
          >
            {text('home.attention.showOpen')}
          </Button>
        ) : (
          data.snoozed > 0 && toSnoozed
        )}
      </Foot>
    </Panel>
  );
}
