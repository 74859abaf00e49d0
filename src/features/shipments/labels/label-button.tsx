import { lazy, Suspense, useId, useState } from 'react';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ChevronDownIcon, LabelIcon } from '../../../ui/icons.tsx';
import { useLabelDownload } from './use-label-download.ts';
import { useLabelPaper } from './use-label-paper.ts';

const LabelMenu = lazy(async () => ({ default: (await import('./label-menu.tsx')).LabelMenu }));

/** Opens a menu of the shipment's documents, and saves the chosen one. */
export function LabelButton({ shipment }: { shipment: Shipment }) {
  const text = useText();
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const [paper, keepPaper] = useLabelPaper();
  const { pending, download } = useLabelDownload(shipment);
  const close = () => {
    setAnchor(null);
  };
  return (
    <>
      <Button
        startIcon={<LabelIcon size={18} />}
        endIcon={<ChevronDownIcon size={16} />}
        loading={pending !== null}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
          setOpened(true);
        }}
      >
        {text('shipments.labels.label')}
      </Button>
      {opened && (
        <Suspense>
          <LabelMenu
            id={menuId}
            anchor={anchor}
            paper={paper}
            onLabel={(chosen) => {
              close();
              keepPaper(chosen);
              download('label', chosen);
            }}
            onWaybill={() => {
              close();
              download('waybill');
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
