import { Button } from '../../ui/controls/button.tsx';
import { Collapse } from '../../ui/layout/collapse.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import styled from '@emotion/styled';
import { useId, useState } from 'react';
import { useFormState, type UseFormReturn } from 'react-hook-form';
import { HOME_COUNTRY } from '../../../common/place-rules.ts';
import type { QuoteCreate } from '../../api/generated/model/quote-create.ts';
import { emptyParcel, type ParcelValues } from '../../shared/pricing/parcel.ts';
import { parcelFieldOf } from '../../shared/pricing/quote-request.ts';
import { usePlaceOptions } from '../../shared/places/use-place-options.ts';
import { useText } from '../../i18n/use-text.ts';
import { FormShell } from '../../ui/forms/form-shell.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import type { ServerFieldError } from '../../ui/forms/land-field-errors.ts';
import { PlaceInput } from '../../ui/forms/place-input.tsx';
import { WeightInput } from '../../ui/forms/weight-input.tsx';
import { ChevronDownIcon, SwapIcon } from '../../ui/icons.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { colors, motion, radius } from '../../ui/theme/tokens.ts';
import { ParcelDetails } from '../../shared/pricing/parcel-details.tsx';

const Row = styled('div')({
  display: 'grid',
  alignItems: 'start',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1.2fr) auto minmax(0, 1.2fr) minmax(0, 0.9fr)',
  '@media (max-width: 759.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
});
const Swap = styled(IconButton)({
  inlineSize: 40,
  blockSize: 40,
  color: colors.verdigris,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.round,
  // Next to the boxes, below their labels.
  marginBlockStart: 30,
  '@media (max-width: 759.95px)': {
    marginBlock: '-4px -24px',
    justifySelf: 'end',
    rotate: '90deg',
  },
});
const Toggle = styled(Button)({
  // Aligns its text with the start of the fields.
  marginInline: '-16px auto',
  '& svg': { transition: `rotate ${motion.quick}` },
  '&[aria-expanded="true"] svg': { rotate: '180deg' },
});

const details = [
  'length',
  'width',
  'height',
  'pieces',
  'shipment_type',
  'shipping_method',
  'payment_type',
] as const;

interface ParcelFormProps {
  form: UseFormReturn<ParcelValues, unknown, QuoteCreate>;
  onSubmit: () => void;
  loading: boolean;
  submitError: string | null;
  faults: readonly ServerFieldError[] | undefined;
}

/** Two places and a weight; "more details" has everything else that affects the price. */
export function ParcelForm({ form, onSubmit, loading, submitError, faults }: ParcelFormProps) {
  const text = useText();
  const detailsId = useId();
  const { cityOptions, countryOptions } = usePlaceOptions();
  const { control } = form;
  const { errors } = useFormState({ control });
  const [opened, setOpen] = useState(() => hasDetails(form.getValues()));
  // Fields with errors are always visible.
  const open = opened || ['amount_to_collect', ...details].some((field) => field in errors);
  const place = {
    control,
    homeCountry: HOME_COUNTRY,
    cities: cityOptions,
    countries: countryOptions,
  };

  const swap = () => {
    const { origin, destination } = form.getValues();
    form.setValue('origin', destination, { shouldDirty: true });
    form.setValue('destination', origin, { shouldDirty: true });
  };

  return (
    <Panel>
      <FormShell
        form={form}
        onSubmit={onSubmit}
        loading={loading}
        submitError={submitError}
        faults={faults}
        fieldOf={parcelFieldOf}
        leaving="free"
        submitLabel={text('pricing.form.submit')}
        actions={
          <Toggle
            variant="text"
            aria-expanded={open}
            aria-controls={detailsId}
            endIcon={<ChevronDownIcon size={18} />}
            onClick={() => {
              setOpen(!open);
            }}
          >
            {text('pricing.form.details')}
          </Toggle>
        }
      >
        <Row>
          <PlaceInput
            {...place}
            names={{ country: 'origin.country', city: 'origin.city' }}
            label={text('pricing.form.from')}
          />
          <Tooltip label={text('pricing.form.swap')}>
            <Swap aria-label={text('pricing.form.swap')} onClick={swap}>
              <SwapIcon />
            </Swap>
          </Tooltip>
          <PlaceInput
            {...place}
            names={{ country: 'destination.country', city: 'destination.city' }}
            label={text('pricing.form.to')}
          />
          <WeightInput
            control={control}
            name="weight"
            unitName="weight_unit"
            label={text('pricing.form.weight')}
          />
        </Row>
        <Collapse id={detailsId} open={open}>
          <ParcelDetails control={control} />
        </Collapse>
      </FormShell>
    </Panel>
  );
}

/** Whether anything besides the two places and the weight is filled in. */
function hasDetails(parcel: ParcelValues): boolean {
  return details.some((field) => parcel[field] !== emptyParcel[field]);
}
