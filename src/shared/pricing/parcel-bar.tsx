import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ParcelIcon } from '../../ui/icons.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';
import type { ParcelValues } from './parcel.ts';
import { useParcelText } from './use-parcel-text.ts';

const Root = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 12px',
  paddingInlineStart: 16,
  background: colors.verdigrisSoft,
  borderRadius: radius.medium,
  '& > svg': { flexShrink: 0, color: colors.verdigris },
});
const Words = styled('div')({ flex: 1, minInlineSize: 0 });
const Label = styled('div')({ color: colors.inkMuted, ...typeScale.caption });
const Parcel = styled('div')({ fontWeight: 500, minBlockSize: 25 });

const ParcelDialog = lazy(async () => ({
  default: (await import('./parcel-dialog.tsx')).ParcelDialog,
}));

interface ParcelBarProps {
  /** Undefined while it loads, null if none is chosen. */
  parcel: ParcelValues | null | undefined;
  onChange: (parcel: ParcelValues) => void;
}

/** The parcel that prices are for, and a button to change it. */
export function ParcelBar({ parcel, onChange }: ParcelBarProps) {
  const text = useText();
  const parcelText = useParcelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Root>
      <ParcelIcon />
      <Words>
        <Label>{text('shared.pricing.parcel.label')}</Label>
        <Parcel>
          {parcel && parcelText(parcel)}
          {parcel === null && text('shared.pricing.parcel.none')}
        </Parcel>
      </Words>
      <Button
        variant="outline"
        size="small"
        onClick={() => {
          setOpen(true);
        }}
      >
        {text(parcel === null ? 'shared.pricing.parcel.choose' : 'shared.pricing.parcel.change')}
      </Button>
      {isOpen && (
        <Suspense>
          <ParcelDialog
            parcel={parcel ?? null}
            onChoose={(chosen) => {
              setOpen(false);
              onChange(chosen);
            }}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </Root>
  );
}
