import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { asApiError, fieldErrorsOf } from '../../../api/errors.ts';
import type { Shipment } from '../../../api/generated/model/shipment.ts';
import type { ShipmentUpdate } from '../../../api/generated/model/shipment-update.ts';
import { useGetCourier } from '../../../api/generated/couriers/couriers.ts';
import {
  getGetShipmentQueryKey,
  getShipment,
  useUpdateShipment,
} from '../../../api/generated/shipments/shipments.ts';
import { showAnswer } from '../../../api/show-answer.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { usePlaceOptions } from '../../../shared/places/use-place-options.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Fields } from '../../../ui/forms/fields.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import { SelectInput } from '../../../ui/forms/select-input.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { type } from '../../../ui/theme/tokens.ts';
import { DeliveryFields } from '../create/parcel/delivery-fields.tsx';
import { fieldOf } from '../create/field-of.ts';
import { OrderFields } from '../create/order/order-fields.tsx';
import { ReceiverFields } from '../create/receiver/receiver-fields.tsx';
import { useFieldProps } from '../create/use-field-label.ts';
import { LeaveDialogQuestion } from '../../../ui/forms/dialog-hold.tsx';
import { SavedDialog } from '../saved/saved-dialog.tsx';
import { editOf, editResolver, type EditValues } from './edit-values.ts';

const Title = styled('h3')(type.h3);
const problemTexts = {
  shipment_changed: 'shipments.edit.changed',
  not_editable: 'shipments.edit.tooLate',
} as const;
const meta = { handledCodes: Object.keys(problemTexts) };

interface EditDialogProps {
  shipment: Shipment;
  onClose: () => void;
}

/** Edits the fields of a shipment that do not affect its price. */
export function EditDialog({ shipment, onClose }: EditDialogProps) {
  const { id, courier, service_type } = shipment;
  const text = useText();
  const client = useQueryClient();
  const { optionsOf } = useEnumNames();
  const { places } = usePlaceOptions();
  const { data: carrier } = useGetCourier(courier.id);
  const card = carrier?.services.find((service) => service.service_type === service_type);
  const form = useForm<EditValues, unknown, ShipmentUpdate>({
    resolver: editResolver(places),
    defaultValues: useState(() => editOf(shipment))[0],
    mode: 'onTouched',
  });
  const show = (current: Shipment) => showAnswer(client, getGetShipmentQueryKey(id), current);
  const { mutate, reset, isPending, error } = useUpdateShipment({
    mutation: {
      meta,
      onSuccess: async (edited) => {
        await show(edited);
        showToast({ tone: 'success', titleId: 'shipments.edit.done' });
        onClose();
      },
    },
  });
  const submitError = useSubmitError(error, problemTexts);
  const isChanged = asApiError(error)?.problem.code === 'shipment_changed';
  /** Replaces what was typed by the shipment as it is now. */
  const startAgain = async () => {
    const current = await getShipment(id);
    await show(current);
    form.reset(editOf(current));
    reset();
  };
  const field = useFieldProps(form.control);
  return (
    <SavedDialog title={text('shipments.edit.title')} onClose={onClose}>
      <FormShell
        form={form}
        loading={isPending}
        submitError={submitError}
        faults={fieldErrorsOf(error)}
        fieldOf={(path) => fieldOf(path, form.getValues())}
        leaving={LeaveDialogQuestion}
        submitLabel={text('shipments.edit.save')}
        actions={
          isChanged && (
            <Button variant="outline" onClick={() => void startAgain()}>
              {text('shipments.edit.startAgain')}
            </Button>
          )
        }
        onSubmit={(data) => {
          mutate({ shipmentId: id, data });
        }}
      >
        <p>{text('shipments.edit.lead')}</p>
        <Title>{text('shipments.create.receiver')}</Title>
        <ReceiverFields
          withMessage
          isCityFixed
          name={<TextInput {...field('receiver.full_name')} maxLength={120} autoFocus />}
        />
        <Title>{text('shipments.create.shipment')}</Title>
        <Fields>
          <SelectInput {...field('packaging_type')} options={optionsOf('packaging_type')} />
          <TextInput {...field('company')} maxLength={120} optional />
          <DeliveryFields servedDays={card?.served_days} />
        </Fields>
        <Title>{text('shipments.create.order')}</Title>
        <OrderFields />
      </FormShell>
    </SavedDialog>
  );
}
