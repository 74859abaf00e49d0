import styled from '@emotion/styled';
import { Drawer } from '../../../../ui/mui/drawer.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { radius } from '../../../../ui/theme/tokens.ts';
import type { BookingDecisionProps } from './shortfall.ts';
import { PricePanel } from './price-panel.tsx';
import { PriceSums } from './price-sums.tsx';

const Sheet = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  padding: '12px 20px 24px',
});

interface PriceSheetProps extends Pick<BookingDecisionProps, 'pricing'> {
  open: boolean;
  onClose: () => void;
}

/** The full price, in a sheet that opens from the bottom of a phone's screen. */
export function PriceSheet({ pricing, open, onClose }: PriceSheetProps) {
  const text = useText();
  return (
    <Drawer
      anchor="bottom"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': text('shipments.create.price'),
          sx: {
            borderStartStartRadius: radius.large,
            borderStartEndRadius: radius.large,
            maxBlockSize: '88dvh',
          },
        },
      }}
    >
      <Sheet>
        <PricePanel
          pricing={pricing}
          action={
            <IconButton aria-label={text('ui.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          }
        />
        <PriceSums pricing={pricing} />
      </Sheet>
    </Drawer>
  );
}
