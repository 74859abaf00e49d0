import styled from '@emotion/styled';
import { useEffect } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { focusHeading } from '../../../../ui/layout/focus-heading.ts';
import { PageHeader } from '../../../../ui/layout/page-header.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { shipmentPaths } from '../../paths.ts';
import { BatchList } from './batch-list.tsx';
import { PasteBox } from './paste-box.tsx';
import { TemplateButtons } from './template-buttons.tsx';
import { UploadArea } from './upload-area.tsx';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 20 });
const Ways = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
});

/** Where many shipments begin: a file or pasted rows, templates, and earlier batches. */
export function StartView() {
  const text = useText();
  // The router sees one page in the list, the start and all batches.
  useEffect(focusHeading, []);
  return (
    <>
      <PageHeader
        title={text('shipments.import.title')}
        description={text('shipments.import.lead')}
        actions={
          <ButtonLink to={shipmentPaths.list} variant="outline">
            {text('shipments.import.toList')}
          </ButtonLink>
        }
      />
      <Stack>
        <Panel>
          <Stack>
            <Ways>
              <UploadArea size="large" />
              <PasteBox />
            </Ways>
            <TemplateButtons />
          </Stack>
        </Panel>
        <BatchList />
      </Stack>
    </>
  );
}
