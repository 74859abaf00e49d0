import type { ListReportRowsParams } from '../../../api/generated/model/list-report-rows-params.ts';
import type { ReportName } from '../../../api/generated/model/report-name.ts';
import { useDownloadReportRows } from '../../../api/generated/reports/reports.ts';
import { useText } from '../../../i18n/use-text.ts';
import { addDays } from '../address/days.ts';
import type { DownloadMenuProps } from './download-button.tsx';
import { FileMenu } from './file-menu.tsx';
import { savingAs } from './saving-as.ts';

interface RowsMenuProps extends DownloadMenuProps {
  report: ReportName;
  params: ListReportRowsParams;
}

/** All rows behind a figure as a file. */
export function RowsMenu({ report, params, onLoading, ...menu }: RowsMenuProps) {
  const text = useText();
  const { mutate } = useDownloadReportRows();
  const days = { from: params.from, last: addDays(params.to, -1) };
  return (
    <FileMenu
      {...menu}
      files={(['xlsx', 'csv'] as const).map((format) => ({
        label: text(`reports.download.${format}`),
        load: () => {
          onLoading(true);
          mutate(
            { report, params: { ...params, format } },
            savingAs(params.measure, days, format, onLoading),
          );
        },
      }))}
    />
  );
}
