import styled from '@emotion/styled';
import { useForm } from 'react-hook-form';
import { checkRating } from '../../../../common/rating-rules.ts';
import { dropBlanks } from '../../../api/drop-blanks.ts';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { RatingInput as RatingWire } from '../../../api/generated/model/rating-input.ts';
import type { RatingPart } from '../../../api/generated/model/rating-part.ts';
import type { ShipmentRating } from '../../../api/generated/model/shipment-rating.ts';
import { useCreateRating, useUpdateRating } from '../../../api/generated/ratings/ratings.ts';
import { RatingInput as schema } from '../../../api/generated/zod/mizan-api.schemas.zod.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ruledResolver } from '../../../ui/forms/check-resolver.ts';
import { Fields, Wide } from '../../../ui/forms/fields.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { RatingInput } from '../../../ui/forms/rating-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { LeaveDialogQuestion } from '../../../ui/forms/dialog-hold.tsx';
import { SavedDialog } from '../saved/saved-dialog.tsx';

const Lead = styled('p')({ color: colors.inkMuted, ...typeScale.small });

interface RatingValues {
  parts: Record<RatingPart, number | null>;
  text: string;
}

const resolver = ruledResolver<RatingValues, RatingWire>(schema, (values) => ({
  wire: dropBlanks(values),
  violations: checkRating(values),
}));
const problemTexts = {
  already_rated: 'shipments.rating.problem.already_rated',
  rating_too_late: 'shipments.rating.problem.rating_too_late',
} as const;
const meta = { handledCodes: Object.keys(problemTexts) };
const optionalParts: readonly RatingPart[] = ['cash_paid_out', 'support'];

interface RatingDialogProps {
  shipmentId: string;
  /** In the reader's language. */
  courierName: string;
  state: ShipmentRating;
  onClose: () => void;
}

/** Rates the courier of a shipment, or changes the rating. */
export function RatingDialog({ shipmentId, courierName, state, onClose }: RatingDialogProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  const form = useForm<RatingValues, unknown, RatingWire>({
    resolver,
    defaultValues: valuesOf(state),
    mode: 'onTouched',
  });
  const mutation = {
    meta,
    onSuccess: () => {
      showToast({ tone: 'success', titleId: 'shipments.rating.saved' });
      onClose();
    },
  };
  const giving = useCreateRating({ mutation });
  const changing = useUpdateRating({ mutation });
  const { mutate, isPending, error } = state.rating ? changing : giving;
  const submitError = useSubmitError(error, problemTexts);
  const { control } = form;
  return (
    <SavedDialog
      title={text('shipments.rating.dialog', { courier: courierName })}
      onClose={onClose}
    >
      <FormShell
        form={form}
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        leaving={LeaveDialogQuestion}
        submitLabel={text('shipments.rating.submit')}
        onSubmit={(data) => {
          mutate({ shipmentId, data });
        }}
      >
        <Fields>
          {state.parts.map((part) => (
            <RatingInput
              key={part}
              control={control}
              name={`parts.${part}`}
              label={nameOf('rating_part', part)}
              optional={optionalParts.includes(part)}
            />
          ))}
          <Wide>
            <TextInput
              control={control}
              name="text"
              label={text('shipments.rating.text')}
              help={text('shipments.rating.text.help')}
              rows={4}
              optional
            />
          </Wide>
        </Fields>
        <Lead>{text('shipments.rating.public')}</Lead>
      </FormShell>
    </SavedDialog>
  );
}

function valuesOf({ rating }: ShipmentRating): RatingValues {
  const { on_time = null, condition = null, driver = null } = rating?.parts ?? {};
  const { cash_paid_out = null, support = null } = rating?.parts ?? {};
  return {
    parts: { on_time, condition, driver, cash_paid_out, support },
    text: rating?.text ?? '',
  };
}
