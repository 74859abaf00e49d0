import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { foldForSearch } from '../../../common/search-text.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { InputBox } from '../controls/input-box.tsx';
import { ArrowDownIcon, ArrowUpIcon, PinIcon, SearchIcon } from '../icons.tsx';
import { colors, radius, typeScale } from '../theme/tokens.ts';
import {
  canStep,
  dropColumn,
  pinColumn,
  showColumn,
  shownColumns,
  standardLayout,
  stepColumn,
  type Density,
} from './column-layout.ts';
import type { TableLayout } from './use-column-layout.ts';

const Root = styled('div')({ inlineSize: 'min(340px, calc(100vw - 32px))', ...typeScale.small });
const Part = styled('div')({ padding: 12 });
const Choice = styled('fieldset')({
  display: 'flex',
  gap: 16,
  margin: 0,
  padding: '12px 16px',
  border: 0,
  borderBlockEnd: `1px solid ${colors.line}`,
  '& label': { display: 'inline-flex', alignItems: 'center', gap: 6, minBlockSize: 24 },
  '& input': { accentColor: colors.verdigris, inlineSize: 18, blockSize: 18, margin: 0 },
});
const List = styled('ul')({ maxBlockSize: 340, overflowY: 'auto', paddingBlockEnd: 8 });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minBlockSize: 40,
  paddingInline: '16px 10px',
  '&:hover': { background: colors.canvas },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    flex: 1,
    minBlockSize: 32,
    minInlineSize: 0,
    cursor: 'pointer',
  },
  '& input': { accentColor: colors.verdigris, inlineSize: 18, blockSize: 18, margin: 0 },
  '& [aria-pressed="true"]': { color: colors.verdigris, background: colors.verdigrisSoft },
});
const Foot = styled('div')({
  padding: '10px 12px',
  borderBlockStart: `1px solid ${colors.line}`,
  borderEndStartRadius: radius.medium,
  borderEndEndRadius: radius.medium,
});

/** Which columns are visible, their order and pinning, and how dense the rows are. */
export function ColumnsPanel({ columns, now, change }: TableLayout) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState('');
  const [dragged, setDragged] = useState<string>();
  const shown = shownColumns(now);
  const sought = foldForSearch(typed);
  const labelOf = new Map(columns.map(({ id, labelId }) => [id, text(labelId)]));
  const hideable = new Set(columns.filter(({ canHide }) => canHide !== false).map(({ id }) => id));
  const away = now.order.filter((id) => now.hidden.includes(id));
  const found = [...shown, ...away].filter((id) =>
    foldForSearch(labelOf.get(id) ?? '').includes(sought),
  );
  return (
    <Root>
      <Choice>
        <legend hidden>{text('ui.table.density')}</legend>
        {(['comfortable', 'compact'] as const satisfies Density[]).map((density) => (
          <label key={density}>
            <input
              type="radio"
              name="density"
              checked={now.density === density}
              onChange={() => {
                change({ ...now, density });
              }}
            />
            {text(`ui.table.density.${density}`)}
          </label>
        ))}
      </Choice>
      <Part>
        <InputBox
          value={typed}
          placeholder={text('ui.table.findColumn')}
          aria-label={text('ui.table.findColumn')}
          startAdornment={<SearchIcon size={16} />}
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
      </Part>
      <List ref={list} aria-label={text('ui.table.columns')}>
        {found.map((id) => {
          const name = labelOf.get(id) ?? '';
          const isShown = !now.hidden.includes(id);
          const step = (by: 1 | -1) => (
            <IconButton
              size="small"
              aria-label={text(by === 1 ? 'ui.table.lower' : 'ui.table.higher', { column: name })}
              disabled={!canStep(now, id, by)}
              onClick={() => {
                change(stepColumn(now, id, by));
              }}
            >
              {by === 1 ? <ArrowDownIcon size={16} /> : <ArrowUpIcon size={16} />}
            </IconButton>
          );
          return (
            <Item
              key={id}
              draggable={isShown}
              onDragStart={() => {
                setDragged(id);
              }}
              onDragOver={(event) => {
                if (dragged !== undefined && isShown) event.preventDefault();
              }}
              onDrop={() => {
                if (dragged !== undefined) change(dropColumn(now, dragged, id));
                setDragged(undefined);
              }}
            >
              <label>
                <input
                  type="checkbox"
                  checked={isShown}
                  disabled={!hideable.has(id)}
                  onChange={() => {
                    change(showColumn(now, id, !isShown));
                  }}
                />
                {name}
              </label>
              {isShown && (
                <>
                  {step(-1)}
                  {step(1)}
                  <IconButton
                    size="small"
                    aria-label={text('ui.table.pinned', { column: name })}
                    aria-pressed={now.pinned[id] === 'start'}
                    onClick={() => {
                      change(pinColumn(now, id, now.pinned[id] ? undefined : 'start'));
                    }}
                  >
                    <PinIcon size={16} />
                  </IconButton>
                </>
              )}
            </Item>
          );
        })}
      </List>
      <Foot>
        <Button
          variant="text"
          size="small"
          onClick={() => {
            change(standardLayout(columns));
          }}
        >
          {text('ui.table.reset')}
        </Button>
      </Foot>
    </Root>
  );
}
