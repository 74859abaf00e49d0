import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ImportBatch } from '../../../../api/generated/model/import-batch.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DownloadIcon } from '../../../../ui/icons.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { colors, typeScale } from '../../../../ui/theme/tokens.ts';
import { ResultLabels } from './result-labels.tsx';
import { unbookedRows } from './unbooked-rows.ts';
import { useRowsDownload } from './use-rows-download.ts';

const List = styled('ul')({ '& > li + li': { borderBlockStart: `1px solid ${colors.line}` } });
const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '10px 24px',
  paddingBlock: 16,
  '&:first-of-type': { paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
});
const Words = styled('div')({ flex: '1 1 260px', minInlineSize: 0, maxInlineSize: '70ch' });
const Name = styled('p')({ fontWeight: 500 });
const About = styled('p')({ color: colors.inkMuted, ...typeScale.small });

/** The files of a batch: labels of what was booked, and the rows with what became of them. */
export function ResultFiles({ batch }: { batch: ImportBatch }) {
  const text = useText();
  const { pending, download } = useRowsDownload(batch);
  // Before the end, the others may still be booked from here.
  const left = batch.status === 'booked' ? unbookedRows(batch.counts) : 0;
  const rowsButton = (which: 'refused' | 'all') => (
    <Button
      variant="outline"
      size="small"
      startIcon={<DownloadIcon size={16} />}
      loading={pending === which}
      aria-label={text(`shipments.booking.file.${which}.download`)}
      onClick={() => {
        download(which);
      }}
    >
      {text('shipments.booking.file.download')}
    </Button>
  );
  const line = (name: string, about: string, action: ReactNode) => (
    <Line>
      <Words>
        <Name>{name}</Name>
        <About>{about}</About>
      </Words>
      {action}
    </Line>
  );
  return (
    <Panel title={text('shipments.booking.files')}>
      <List>
        {batch.counts.booked > 0 && (
          <Line>
            <ResultLabels batch={batch} />
          </Line>
        )}
        {left > 0 &&
          line(
            text('shipments.booking.file.refused', { count: left }),
            text('shipments.booking.file.refused.about'),
            rowsButton('refused'),
          )}
        {line(
          text('shipments.booking.file.all'),
          text('shipments.booking.file.all.about'),
          rowsButton('all'),
        )}
      </List>
    </Panel>
  );
}
