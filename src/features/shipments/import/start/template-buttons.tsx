import styled from '@emotion/styled';
import { useDownloadImportTemplate } from '../../../../api/generated/import-batches/import-batches.ts';
import { useLocale } from '../../../../i18n/locale-context.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { saveTableFile } from '../../../../shared/table/save-table-file.ts';
import { tellUnsaved } from '../tell-unsaved.ts';

const formats = ['xlsx', 'csv'] as const;

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: 10,
  '& > p': { flex: '1 1 240px' },
});

/** Empty files with the right columns, in the reader's language. */
export function TemplateButtons() {
  const text = useText();
  const { locale: language } = useLocale();
  const { mutate, isPending, variables } = useDownloadImportTemplate({
    mutation: {
      onSuccess: (content, { data: { format } }) => {
        saveTableFile(`mizan-template-${language}`, format, content);
      },
      onError: tellUnsaved,
    },
  });
  return (
    <Row>
      <p>{text('shipments.import.template.lead')}</p>
      {formats.map((format) => (
        <Button
          key={format}
          variant="outline"
          size="small"
          startIcon={<DownloadIcon size={16} />}
          loading={isPending && variables.data.format === format}
          onClick={() => {
            mutate({ data: { format, language } });
          }}
        >
          {text(`shipments.import.template.${format}`)}
        </Button>
      ))}
    </Row>
  );
}
