import type { Report } from '../../../api/generated/model/report.ts';
import type { ReportPart } from '../../../api/generated/model/report-part.ts';
import type { ReportFormat } from '../../../api/generated/model/report-format.ts';
import { useDownloadReport } from '../../../api/generated/reports/reports.ts';
import { useText } from '../../../i18n/use-text.ts';
import { addDays } from '../address/days.ts';
import { filterParams } from '../address/filters.ts';
import type { ReportPlace } from '../address/use-report-address.ts';
import type { DownloadMenuProps } from './download-button.tsx';
import { FileMenu } from './file-menu.tsx';
import { savingAs } from './saving-as.ts';
import { usePartName } from './use-part-name.ts';

interface ReportMenuProps extends DownloadMenuProps {
  report: Report;
  place: ReportPlace;
}

/** A report as a file: whole as a PDF or a workbook, or one part of it as CSV. */
export function ReportMenu({ report, place, onLoading, ...menu }: ReportMenuProps) {
  const text = useText();
  const partName = usePartName();
  const { mutate } = useDownloadReport();
  const { days, compare, filters } = place;
  const { report: name, series, tables } = report;
  const parts: ReportPart[] = [
    'figures',
    ...(series.length > 0 ? (['course'] as const) : []),
    ...tables.filter(({ rows }) => rows.length > 0).map(({ by }) => by),
  ];
  const load = (format: ReportFormat, part?: ReportPart) => () => {
    onLoading(true);
    const params = {
      ...{ format, from: days.from, to: addDays(days.last, 1), compare },
      ...filterParams(filters),
      ...(part && { part }),
    };
    const file = part ? `${name}-${part}` : name;
    mutate({ report: name, params }, savingAs(file, days, format, onLoading));
  };
  return (
    <FileMenu
      {...menu}
      files={[
        { label: text('reports.download.pdf'), load: load('pdf') },
        { label: text('reports.download.xlsx'), load: load('xlsx') },
        ...parts.map((part) => ({
          label: text('reports.download.csvOf', { part: partName(part) }),
          load: load('csv', part),
        })),
      ]}
    />
  );
}
