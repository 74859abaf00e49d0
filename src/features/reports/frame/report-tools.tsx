import { lazy } from 'react';
import type { Report } from '../../../api/generated/model/report.ts';
import { useGetProfile } from '../../../api/generated/profile/profile.ts';
import { useText } from '../../../i18n/use-text.ts';
import { withTexts } from '../../../i18n/with-texts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { BookmarkIcon } from '../../../ui/icons.tsx';
import type { LayoutColumn } from '../../../ui/table/column-layout.ts';
import { shownView } from '../../../ui/table/saved-views.ts';
import { ToolButton } from '../../../ui/table/tool-button.tsx';
import { useColumnLayout } from '../../../ui/table/use-column-layout.ts';
import { useViews } from '../../../ui/table/use-views.ts';
import type { ReportPlace } from '../address/use-report-address.ts';
import type { ReportDeclaration } from '../declared/report.ts';
import { DownloadButton } from '../files/download-button.tsx';
import { MailIcon } from './mail-icon.ts';
import { PrintIcon } from './print-icon.ts';

const ViewsPanel = lazy(async () => ({
  default: (await import('../../../ui/table/views-panel.tsx')).ViewsPanel,
}));

const ReportMenu = lazy(async () => ({
  default: (await import('../files/report-menu.tsx')).ReportMenu,
}));

const SchedulePanel = lazy(async () => {
  const panel = import('../schedule/schedule-panel.tsx');
  return { default: (await withTexts('reports/schedule', panel)).SchedulePanel };
});

/** Reports have views without columns. */
const noColumns: readonly LayoutColumn[] = [];

interface ReportToolsProps {
  place: ReportPlace;
  declaration: ReportDeclaration;
  /** Undefined until it has loaded, and then there is nothing to save. */
  report: Report | undefined;
  onPrint: () => void;
}

/** What is done with a report as a whole: keep it, get it by e-mail, save it, print it. */
export function ReportTools({ place, declaration, report, onPrint }: ReportToolsProps) {
  const text = useText();
  const owner = useGetProfile().data?.id;
  const name = `reports.${declaration.name}`;
  const layout = useColumnLayout(name, owner, noColumns);
  const saved = useViews(name, owner, layout);
  const { search } = place;
  const current = shownView(saved.views, search, layout.now);
  return (
    <>
      <ToolButton
        label={text('ui.views')}
        shownLabel={current?.name}
        icon={<BookmarkIcon size={16} />}
      >
        {(close) => (
          <ViewsPanel
            {...saved}
            search={search}
            show={place.show}
            layout={layout}
            allLabel={text('reports.views.standard')}
            onDone={close}
          />
        )}
      </ToolButton>
      <ToolButton label={text('reports.schedule')} icon={<MailIcon size={16} />}>
        {(close) => <SchedulePanel name={declaration.name} place={place} onDone={close} />}
      </ToolButton>
      {report && (
        <DownloadButton menu={(open) => <ReportMenu {...open} report={report} place={place} />} />
      )}
      <Button variant="outline" size="small" startIcon={<PrintIcon size={16} />} onClick={onPrint}>
        {text('reports.print')}
      </Button>
    </>
  );
}
