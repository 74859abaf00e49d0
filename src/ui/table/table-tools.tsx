import styled from '@emotion/styled';
import { phoneQuery, useMediaQuery } from '../use-media-query.ts';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../controls/button.tsx';
import { BookmarkIcon, ColumnsIcon, DownloadIcon, SortIcon } from '../icons.tsx';
import { shownColumns } from './column-layout.ts';
import type { CsvSource } from './csv-export.ts';
import type { SortChoice } from './sort-choice.ts';
import { shownView } from './saved-views.ts';
import { ToolButton } from './tool-button.tsx';
import type { TableLayout } from './use-column-layout.ts';
import { useViews, type ViewsPlace } from './use-views.ts';

const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }));
const ColumnsPanel = lazy(async () => ({
  default: (await import('./columns-panel.tsx')).ColumnsPanel,
}));
const SortPanel = lazy(async () => ({ default: (await import('./sort-panel.tsx')).SortPanel }));
const CsvDialog = lazy(async () => ({
  default: (await import('./csv-dialog.tsx')).CsvDialog,
})) as typeof import('./csv-dialog.tsx').CsvDialog;

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginInlineStart: 'auto',
  '@media (max-width: 759.95px)': { marginInlineStart: 0 },
});

interface TableToolsProps<Row> {
  name: string;
  owner: string | undefined;
  /** Name of the unfiltered table: "All shipments". */
  allLabel: string;
  layout: TableLayout;
  place: ViewsPlace;
  /** Left out if the table has its own export. */
  csv?: CsvSource<Row> | undefined;
  /** For phones, where there are no headers to sort by. */
  sorting: { choices: readonly SortChoice[]; sort: string; onSort: (sort: string) => void };
  /** Called when someone is about to use one of the tools. */
  onApproach: (() => void) | undefined;
  /** Starts and ends selecting on phones. */
  selecting?: ReactNode;
}

/** Actions on the table as a whole: views, columns, export. */
export function TableTools<Row>({
  name,
  owner,
  allLabel,
  layout,
  place,
  csv,
  sorting,
  onApproach,
  selecting,
}: TableToolsProps<Row>) {
  const text = useText();
  const onPhone = useMediaQuery(phoneQuery);
  const [isWriting, setIsWriting] = useState(false);
  const saved = useViews(name, owner, layout);
  const current = shownView(saved.views, place.search, layout.now);
  return (
    <Root onPointerEnter={onApproach} onFocus={onApproach} onClick={onApproach}>
      <ToolButton
        label={text('ui.views')}
        shownLabel={current?.name}
        icon={<BookmarkIcon size={16} />}
      >
        {(close) => (
          <ViewsPanel {...saved} {...place} layout={layout} allLabel={allLabel} onDone={close} />
        )}
      </ToolButton>
      {onPhone ? (
        sorting.choices.length > 0 && (
          <ToolButton label={text('ui.table.sort')} icon={<SortIcon size={16} />}>
            {(close) => <SortPanel {...sorting} onDone={close} />}
          </ToolButton>
        )
      ) : (
        <ToolButton label={text('ui.table.columns')} icon={<ColumnsIcon size={16} />}>
          {() => <ColumnsPanel {...layout} />}
        </ToolButton>
      )}
      {csv && (
        <Button
          variant="outline"
          size="small"
          startIcon={<DownloadIcon size={16} />}
          onClick={() => {
            setIsWriting(true);
          }}
          loading={isWriting && !csv.isReady}
        >
          {text('ui.csv')}
        </Button>
      )}
      {onPhone && selecting}
      {csv?.isReady && isWriting && (
        <Suspense>
          <CsvDialog
            source={csv}
            columnIds={shownColumns(layout.now)}
            onClose={() => {
              setIsWriting(false);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}
