import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ShipmentDocument } from '../../../api/generated/model/shipment-document.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { DocumentIcon, DownloadIcon, LabelIcon } from '../../../ui/icons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { useLabelDownload } from './use-label-download.ts';
import { useLabelPaper } from './use-label-paper.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 12,
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, color: colors.inkMuted },
  '& > li > div': { flex: 1, minInlineSize: 0 },
});
const Name = styled('p')({ color: colors.ink, fontWeight: 500 });
const About = styled('p')({ ...typeScale.small });

/** The documents of a shipment to print. Labels use the paper chosen last. */
export function DocumentsPanel({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const [paper] = useLabelPaper();
  const { pending, download } = useLabelDownload(shipment);
  const row = (document: ShipmentDocument, icon: ReactNode, size: string) => {
    const name = text(`shipments.labels.${document}`);
    return (
      <li>
        {icon}
        <div>
          <Name>{name}</Name>
          <About>{size}</About>
        </div>
        <Button
          variant="outline"
          size="small"
          startIcon={<DownloadIcon size={16} />}
          loading={pending === document}
          aria-label={text('shipments.labels.downloadOne', { document: name })}
          onClick={() => {
            download(document, document === 'label' ? paper : undefined);
          }}
        >
          {text('shipments.labels.download')}
        </Button>
      </li>
    );
  };
  return (
    <Panel title={text('shipments.labels.documents')}>
      {shipment.status === 'cancelled' ? (
        <About>{text('shipments.labels.none')}</About>
      ) : (
        <List>
          {row('label', <LabelIcon />, text(`shipments.labels.paper.${paper}`))}
          {row('waybill', <DocumentIcon />, text('shipments.labels.paper.a4'))}
        </List>
      )}
    </Panel>
  );
}
