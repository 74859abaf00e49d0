import { lazy, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ParcelPreset } from '../../../../api/generated/model/parcel-preset.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { BookingValues } from '../booking-values.ts';

const PresetsDialog = lazy(async () => ({
  default: (await withTexts('shipments/saved', import('../../saved/presets-dialog.tsx')))
    .PresetsDialog,
}));

/** Opens the saved parcels. Choosing one fills in the parcel. */
export function SavedPresets() {
  const { getValues, setValue, clearErrors } = useFormContext<BookingValues>();
  const text = useText();
  const [isOpen, setOpen] = useState(false);

  const take = ({ id, name, created_at, updated_at, is_paused, ...parcel }: ParcelPreset) => {
    setValue('size', 'custom');
    for (const [field, value] of Object.entries(parcel)) {
      setValue(field as keyof typeof parcel, value, { shouldDirty: true });
      clearErrors(field as keyof typeof parcel);
    }
    setOpen(false);
  };

  return (
    <>
      <Button
        variant="text"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {text('shipments.create.savedParcels')}
      </Button>
      {isOpen && (
        <Suspense>
          <PresetsDialog
            parcel={{ ...getValues(), name: '' }}
            onTake={take}
            onClose={() => {
              setOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
