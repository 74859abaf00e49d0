import { Menu } from '../../../ui/mui/menu.ts';
import MenuItem from '@mui/material/MenuItem';
import styled from '@emotion/styled';
import type { LabelPaper } from '../../../api/generated/model/label-paper.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DocumentIcon, LabelIcon } from '../../../ui/icons.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { labelPapers } from './use-label-paper.ts';

const Item = styled('span')({ marginInlineStart: 10 });
const Size = styled('span')({
  marginInlineStart: 'auto',
  paddingInlineStart: 24,
  color: colors.inkMuted,
  ...typeScale.small,
});

interface LabelMenuProps {
  id: string;
  anchor: HTMLElement | null;
  /** The paper used last. */
  paper: LabelPaper;
  onLabel: (paper: LabelPaper) => void;
  onWaybill: () => void;
  onClose: () => void;
}

/** The documents of a shipment, with labels by paper. */
export function LabelMenu({ id, anchor, paper, onLabel, onWaybill, onClose }: LabelMenuProps) {
  const text = useText();
  return (
    <Menu
      id={id}
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      // The menu is outside the page's structure, where screen readers find it only by a landmark.
      slotProps={{ root: { role: 'region', 'aria-label': text('shipments.labels.label') } }}
    >
      {labelPapers.map((each) => (
        <MenuItem
          key={each}
          selected={each === paper}
          onClick={() => {
            onLabel(each);
          }}
        >
          <LabelIcon size={18} />
          <Item>{text('shipments.labels.label')}</Item>
          <Size>{text(`shipments.labels.paper.${each}`)}</Size>
        </MenuItem>
      ))}
      <MenuItem onClick={onWaybill}>
        <DocumentIcon size={18} />
        <Item>{text('shipments.labels.waybill')}</Item>
        <Size>{text('shipments.labels.paper.a4')}</Size>
      </MenuItem>
    </Menu>
  );
}
