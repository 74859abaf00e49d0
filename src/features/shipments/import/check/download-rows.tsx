import { useDownloadImportRows } from '../../../../api/generated/import-batches/import-batches.ts';
import { useLocale } from '../../../../i18n/locale-context.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { todayInRiyadh } from '../../../../ui/text/today.ts';
import { saveTableFile } from '../../../../shared/table/save-table-file.ts';
import { tellUnsaved } from '../tell-unsaved.ts';

/** Saves the rows that are not right yet, each with its reasons, as a file to send again. */
export function DownloadRows({ batchId }: { batchId: string }) {
  const text = useText();
  const { locale: language } = useLocale();
  const { mutate, isPending } = useDownloadImportRows({
    mutation: {
      onSuccess: (content, { data: { format } }) => {
        saveTableFile(`mizan-import-${todayInRiyadh()}`, format, content);
      },
      onError: tellUnsaved,
    },
  });
  return (
    <Button
      variant="outline"
      startIcon={<DownloadIcon size={18} />}
      loading={isPending}
      onClick={() => {
        mutate({ batchId, data: { which: 'refused', format: 'xlsx', language } });
      }}
    >
      {text('shipments.import.check.download')}
    </Button>
  );
}
