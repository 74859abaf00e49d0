import styled from '@emotion/styled';
import DialogContent from '@mui/material/DialogContent';
import { useForm } from 'react-hook-form';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import { useListParcelPresets } from '../../api/generated/presets/presets.ts';
import { useListShipments } from '../../api/generated/shipments/shipments.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TitledDialog } from '../../ui/feedback/titled-dialog.tsx';
import { checkResolver } from '../../ui/forms/check-resolver.ts';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { PlaceInput } from '../../ui/forms/place-input.tsx';
import { WeightInput } from '../../ui/forms/weight-input.tsx';
import { usePlaceOptions } from '../places/use-place-options.ts';
import { ParcelDetails } from './parcel-details.tsx';
import { emptyParcel, type ParcelValues } from './parcel.ts';
import { checkParcel, parcelFieldOf } from './quote-request.ts';
import { parcelOfShipment } from './usual-parcel.ts';

const Suggestions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  marginBlockEnd: 20,
});
const Places = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const resolver = checkResolver(checkParcel);

/** Saved parcels that are offered at once. */
const shownPresets = 4;

interface ParcelDialogProps {
  parcel: ParcelValues | null;
  onChoose: (parcel: ParcelValues) => void;
  onClose: () => void;
}

/** A form for the parcel that prices are shown for, with the last and the saved ones to start from. */
export function ParcelDialog({ parcel, onChoose, onClose }: ParcelDialogProps) {
  const text = useText();
  const { cityOptions, countryOptions } = usePlaceOptions();
  const last = useListShipments({ limit: 1 }).data?.data[0];
  const presets = useListParcelPresets({ limit: shownPresets }).data?.data ?? [];
  const form = useForm<ParcelValues, unknown, QuoteCreate>({
    defaultValues: parcel ?? emptyParcel,
    resolver,
    mode: 'onTouched',
  });
  const { control } = form;
  const place = {
    control,
    homeCountry: HOME_COUNTRY,
    cities: cityOptions,
    countries: countryOptions,
  };
  const fill = (values: Partial<ParcelValues>) => {
    form.reset({ ...form.getValues(), ...values }, { keepDefaultValues: true });
  };
  return (
    <TitledDialog
      title={text('shared.pricing.parcel.title')}
      maxWidth="sm"
      withCross
      onClose={onClose}
    >
      <DialogContent>
        {(last ?? presets[0]) && (
          <Suggestions role="group" aria-label={text('shared.pricing.parcel.suggestions')}>
            {last && (
              <Button
                variant="outline"
                size="small"
                onClick={() => {
                  fill(parcelOfShipment(last));
                }}
              >
                {text('shared.pricing.parcel.last')}
              </Button>
            )}
            {presets.map(({ id, name, weight, weight_unit, length, width, height, ...rest }) => (
              <Button
                key={id}
                variant="outline"
                size="small"
                onClick={() => {
                  const { dimension_unit, shipment_type } = rest;
                  fill({
                    ...{ weight, weight_unit, length, width, height },
                    ...{ dimension_unit, shipment_type },
                  });
                }}
              >
                <bdi>{name}</bdi>
              </Button>
            ))}
          </Suggestions>
        )}
        <FormShell
          form={form}
          wide
          leaving="free"
          loading={false}
          submitError={null}
          faults={undefined}
          fieldOf={parcelFieldOf}
          submitLabel={text('shared.pricing.parcel.show')}
          onSubmit={() => {
            onChoose(form.getValues());
          }}
        >
          <Places>
            <PlaceInput
              {...place}
              names={{ country: 'origin.country', city: 'origin.city' }}
              label={text('shared.pricing.parcel.from')}
            />
            <PlaceInput
              {...place}
              names={{ country: 'destination.country', city: 'destination.city' }}
              label={text('shared.pricing.parcel.to')}
            />
          </Places>
          <WeightInput
            control={control}
            name="weight"
            unitName="weight_unit"
            label={text('shared.pricing.parcel.weight')}
          />
          <ParcelDetails control={control} />
        </FormShell>
      </DialogContent>
    </TitledDialog>
  );
}
