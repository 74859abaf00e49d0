import styled from '@emotion/styled';
import { useRef, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { CloseIcon } from '../icons.tsx';
import { useFootInset } from '../layout/use-foot-inset.ts';
import { colors, elevation, layers, motion, radius, typeScale } from '../theme/tokens.ts';
import type { Selection } from './use-selection.ts';

const Root = styled('div')({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInline: 16,
  zIndex: layers.bar,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100vw - 32px)',
  marginInline: 'auto',
  padding: '10px 12px',
  color: colors.onDark,
  background: colors.verdigrisDeep,
  borderRadius: radius.large,
  boxShadow: elevation.floating,
  ...typeScale.small,
  animation: `rise ${motion.calm} ${motion.enter}`,
  '@keyframes rise': { from: { opacity: 0, transform: 'translateY(12px)' } },
  '& > p': { paddingInline: '8px 4px', fontWeight: 500 },
  '& > button:last-child': { color: colors.onDarkMuted },
  '& > button:last-child:hover': { color: colors.onDark, background: colors.onDarkChosen },
});

/** An action on several rows. */
export interface BulkAction<Row> {
  id: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  /** `unselect` deselects rows by their keys after the action. */
  run: (rows: readonly Row[], unselect: (ids: readonly string[]) => void) => void;
}

interface BulkBarProps<Row> {
  selected: Selection<Row>;
  actions: readonly BulkAction<Row>[];
}

/** The number of selected rows and the actions on them; hidden if there are none. */
export function BulkBar<Row>({ selected, actions }: BulkBarProps<Row>) {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  useFootInset(bar);
  const { rows, select } = selected;
  return (
    <Root ref={bar} role="region" aria-label={text('ui.table.bulk')}>
      <p role="status">{text('ui.table.selected', { count: rows.size })}</p>
      {actions.map(({ id, label, icon, danger = false, run }) => (
        <Button
          key={id}
          size="small"
          variant="outline"
          color={danger ? 'danger' : 'primary'}
          startIcon={icon}
          onClick={() => {
            run([...rows.values()], (ids) => {
              select(new Map([...rows].filter(([each]) => ids.includes(each))), false);
            });
          }}
        >
          {label}
        </Button>
      ))}
      <IconButton
        size="small"
        aria-label={text('ui.table.unselect')}
        onClick={() => {
          select(rows, false);
        }}
      >
        <CloseIcon size={16} />
      </IconButton>
    </Root>
  );
}
