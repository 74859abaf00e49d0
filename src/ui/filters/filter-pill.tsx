import styled from '@emotion/styled';
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { CloseIcon, PlusIcon } from '../icons.tsx';
import { colors, radius, typeScale } from '../theme/tokens.ts';

const HangingPanel = lazy(async () => ({
  default: (await import('../feedback/hanging-panel.tsx')).HangingPanel,
}));

const Frame = styled('div')({
  display: 'inline-flex',
  alignItems: 'stretch',
  maxInlineSize: '100%',
  minBlockSize: 34,
  border: `1px dashed ${colors.lineStrong}`,
  borderRadius: radius.round,
  color: colors.inkMuted,
  background: colors.surface,
  ...typeScale.small,
  '&:hover': { color: colors.ink, background: colors.sunken },
  '&[data-active="true"]': {
    color: colors.ink,
    background: colors.verdigrisSoft,
    border: `1px solid ${colors.verdigris}`,
  },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    minInlineSize: 0,
    paddingBlock: 0,
    paddingInline: '9px 12px',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: radius.round,
    cursor: 'pointer',
  },
  '&[data-active="true"] button:first-of-type': { paddingInline: '12px 4px' },
  '&[data-active="true"] button + button': { paddingInline: '5px 10px' },
});
const Value = styled('strong')({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colors.verdigrisDark,
  fontWeight: 600,
});

interface FilterPillProps {
  label: string;
  /** The chosen value as text; undefined if there is none. */
  valueText: string | undefined;
  onClear: () => void;
  /** The content of the popover; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * One filter: a button to add it while it is off, its value and a way to remove it while it is on.
 */
export function FilterPill({ label, valueText, onClear, children }: FilterPillProps) {
  const text = useText();
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const close = () => {
    setAnchor(null);
  };
  const active = valueText !== undefined;
  return (
    <Frame ref={frame} data-active={active}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={() => {
          setAnchor(frame.current);
          setOpened(true);
        }}
      >
        {active ? (
          <>
            {text('ui.filters.on', { label })}
            <Value>
              <bdi>{valueText}</bdi>
            </Value>
          </>
        ) : (
          <>
            <PlusIcon size={15} />
            {label}
          </>
        )}
      </button>
      {active && (
        <button type="button" aria-label={text('ui.filters.clear', { label })} onClick={onClear}>
          <CloseIcon size={14} />
        </button>
      )}
      {opened && (
        <Suspense>
          <HangingPanel id={id} label={label} anchor={anchor} onClose={close}>
            {children(close)}
          </HangingPanel>
        </Suspense>
      )}
    </Frame>
  );
}
