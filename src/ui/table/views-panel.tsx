import styled from '@emotion/styled';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { CheckIcon, PencilIcon, TrashIcon } from '../icons.tsx';
import { colors, radius, typeScale } from '../theme/tokens.ts';
import { standardLayout } from './column-layout.ts';
import { shownView, viewBounds, type SavedView } from './saved-views.ts';
import type { TableLayout } from './use-column-layout.ts';
import type { useViews, ViewsPlace } from './use-views.ts';
import { ViewName } from './view-name.tsx';

const Root = styled('div')({ inlineSize: 'min(320px, calc(100vw - 32px))', ...typeScale.small });
const List = styled('ul')({ maxBlockSize: 320, overflowY: 'auto', padding: 8 });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  borderRadius: radius.small,
  '&:hover': { background: colors.canvas },
});
const Apply = styled('button')({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  gap: 10,
  minInlineSize: 0,
  minBlockSize: 40,
  paddingInline: 8,
  color: 'inherit',
  background: 'none',
  border: 0,
  textAlign: 'start',
  cursor: 'pointer',
  '& > span': { inlineSize: 18, flexShrink: 0, color: colors.verdigris },
  '& > bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Foot = styled('div')({
  display: 'grid',
  gap: 10,
  padding: 12,
  borderBlockStart: `1px solid ${colors.line}`,
});
const Note = styled('p')({ color: colors.inkMuted, ...typeScale.caption });

interface ViewsPanelProps extends ReturnType<typeof useViews>, ViewsPlace {
  layout: TableLayout;
  /** Name of the unfiltered table. */
  allLabel: string;
  onDone: () => void;
}

/** The saved views: open, save, rename and delete them. */
export function ViewsPanel({
  views,
  keep,
  search,
  show,
  layout: { columns, now, change },
  allLabel,
  onDone,
}: ViewsPanelProps) {
  const text = useText();
  const [renamed, setRenamed] = useState<string>();
  const current = shownView(views, search, now);
  const apply = (view: Pick<SavedView, 'search' | 'arrangement'>) => {
    change(view.arrangement);
    show(view.search);
    onDone();
  };
  const standard = {
    id: '',
    name: allLabel,
    search: '',
    arrangement: standardLayout(columns),
  };
  const isStandard = shownView([standard], search, now) !== undefined;
  return (
    <Root>
      <List aria-label={text('ui.views')}>
        <Item>
          <Apply
            type="button"
            aria-current={isStandard || undefined}
            onClick={() => {
              apply(standard);
            }}
          >
            <span>{isStandard && <CheckIcon size={16} />}</span>
            <bdi>{allLabel}</bdi>
          </Apply>
        </Item>
        {views.map((view) =>
          renamed === view.id ? (
            <li key={view.id}>
              <ViewName
                views={views}
                own={view}
                submitLabel={text('ui.views.rename')}
                onName={(name) => {
                  keep(views.map((each) => (each.id === view.id ? { ...each, name } : each)));
                  setRenamed(undefined);
                }}
              />
            </li>
          ) : (
            <Item key={view.id}>
              <Apply
                type="button"
                aria-current={current?.id === view.id || undefined}
                onClick={() => {
                  apply(view);
                }}
              >
                <span>{current?.id === view.id && <CheckIcon size={16} />}</span>
                <bdi>{view.name}</bdi>
              </Apply>
              <IconButton
                size="small"
                aria-label={text('ui.views.renameOne', { name: view.name })}
                onClick={() => {
                  setRenamed(view.id);
                }}
              >
                <PencilIcon size={16} />
              </IconButton>
              <IconButton
                size="small"
                aria-label={text('ui.views.delete', { name: view.name })}
                onClick={() => {
                  keep(views.filter(({ id }) => id !== view.id));
                }}
              >
                <TrashIcon size={16} />
              </IconButton>
            </Item>
          ),
        )}
      </List>
      <Foot>
        {current ? (
          <Note>{text('ui.views.current', { name: current.name })}</Note>
        ) : views.length < viewBounds.views ? (
          <ViewName
            views={views}
            submitLabel={text('ui.views.save')}
            onName={(name) => {
              const id = Date.now().toString(36);
              keep([...views, { id, name, search, arrangement: now }]);
            }}
            update={(view) => {
              keep(
                views.map((each) =>
                  each.id === view.id ? { ...each, search, arrangement: now } : each,
                ),
              );
            }}
          />
        ) : (
          <Note>{text('ui.views.full', { most: viewBounds.views })}</Note>
        )}
        <Note>{text('ui.views.device')}</Note>
      </Foot>
    </Root>
  );
}
