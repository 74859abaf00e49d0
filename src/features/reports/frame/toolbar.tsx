import styled from '@emotion/styled';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { BookmarkIcon, CheckIcon } from '../../../ui/icons.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import type { LayoutColumn } from '../../../ui/table/column-layout.ts';
import { shownView } from '../../../ui/table/saved-views.ts';
import { ToolButton } from '../../../ui/table/tool-button.tsx';
import { useColumnLayout } from '../../../ui/table/use-column-layout.ts';
import { useViews } from '../../../ui/table/use-views.ts';
import type { ReportPlace } from '../address/use-report-address.ts';
import type { ReportDeclaration } from '../declared/report.ts';
import { PeriodButton } from './period-button.tsx';
import { PrintIcon } from './print-icon.ts';
import { ReportFilters } from './report-filters.tsx';

const ViewsPanel = lazy(async () => ({
  default: (await import('../../../ui/table/views-panel.tsx')).ViewsPanel,
}));

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 12,
  marginBlockEnd: 16,
  '@media print': { display: 'none' },
});
const Group = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
const Note = styled('p')({ flexBasis: '100%', color: colors.inkMuted, ...typeScale.small });

/** Reports have views without columns. */
const noColumns: readonly LayoutColumn[] = [];

interface ToolbarProps {
  place: ReportPlace;
  declaration: ReportDeclaration;
  clientName: string | undefined;
}

/** What the report is of: days, comparison and filters; its saved views; and what is done with it. */
export function Toolbar({ place, declaration, clientName }: ToolbarProps) {
  const text = useText();
  const intl = useIntl();
  const owner = useGetProfile().data?.id;
  const name = `reports.${declaration.name}`;
  const layout = useColumnLayout(name, owner, noColumns);
  const saved = useViews(name, owner, layout);
  const { search, compare, replaced } = place;
  const current = shownView(saved.views, search, layout.now);
  return (
    <Root role="search" aria-label={text('reports.tools')}>
      <Group>
        <PeriodButton place={place} />
        <Button
          variant="outline"
          size="small"
          aria-pressed={compare}
          startIcon={compare && <CheckIcon size={16} />}
          onClick={() => {
            place.change({ compare: !compare });
          }}
        >
          {text('reports.compare')}
        </Button>
        <ReportFilters place={place} allowed={declaration.filters} clientName={clientName} />
      </Group>
      <Group>
        <ToolButton
          label={text('ui.views')}
          shownLabel={current?.name}
          icon={<BookmarkIcon size={16} />}
        >
          {(close) => (
            <Suspense>
              <ViewsPanel
                {...saved}
                search={search}
                show={place.show}
                layout={layout}
                allLabel={text('reports.views.standard')}
                onDone={close}
              />
            </Suspense>
          )}
        </ToolButton>
        <Button
          variant="outline"
          size="small"
          startIcon={<PrintIcon size={16} />}
          onClick={() => {
            window.print();
          }}
        >
          {text('reports.print')}
        </Button>
      </Group>
      {replaced.length > 0 && (
        <Note role="status">
          {text('reports.filter.replaced', {
            names: intl.formatList(replaced.map((each) => text(`reports.filter.${each}`))),
          })}
        </Note>
      )}
    </Root>
  );
}
