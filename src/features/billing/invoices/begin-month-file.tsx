import styled from '@emotion/styled';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { asApiError } from '../../../api/errors.ts';
import { useCreateInvoiceFile } from '../../../api/generated/invoices/invoices.ts';
import { useListStatements } from '../../../api/generated/statements/statements.ts';
import type { InvoiceFile } from '../../../api/generated/model/invoice-file.ts';
import { newIdempotencyKey } from '../../../api/idempotency-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SelectBox } from '../../../ui/controls/select-box.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DialogButtons } from '../../../ui/feedback/titled-dialog.tsx';
import { typeScale } from '../../../ui/theme/tokens.ts';
import { monthText } from '../month-text.ts';

const Label = styled('label')({ display: 'grid', gap: 6, ...typeScale.small, fontWeight: 500 });

/** Refusals that have a text of their own here. */
const known = ['no_invoices', 'too_many_invoices'];

interface BeginMonthFileProps {
  onBegun: (file: InvoiceFile) => void;
  onClose: () => void;
}

/** Asks for the month, and starts only one file however often it is submitted. */
export function BeginMonthFile({ onBegun, onClose }: BeginMonthFileProps) {
  const text = useText();
  const intl = useIntl();
  const id = useId();
  const { data: months } = useListStatements();
  const [chosen, setChosen] = useState<string | null>(null);
  const [intent, setIntent] = useState(newIdempotencyKey);
  const { mutate, isPending, error, reset } = useCreateInvoiceFile({
    mutation: { meta: { handledCodes: known }, onSuccess: onBegun },
  });
  // Usually the last complete month is wanted.
  const month = chosen ?? (months?.data.find((each) => each.is_complete) ?? months?.data[0])?.month;
  const code = asApiError(error)?.problem.code ?? '';
  return (
    <>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <p>{text('billing.invoices.month.lead')}</p>
        <Label htmlFor={id}>
          {text('billing.invoices.month.choose')}
          <SelectBox
            id={id}
            value={month ?? ''}
            onChange={(event) => {
              setChosen(event.target.value);
              // Another month is another file.
              setIntent(newIdempotencyKey());
              reset();
            }}
          >
            {months?.data.map((each) => (
              <option key={each.month} value={each.month}>
                {monthText(intl, each.month)}
              </option>
            ))}
          </SelectBox>
        </Label>
        {error !== null && (
          <Notice tone={known.includes(code) ? 'warning' : 'danger'} assertive>
            {text(`billing.invoices.month.${known.includes(code) ? code : 'notBegun'}`)}
          </Notice>
        )}
      </DialogContent>
      <DialogButtons>
        <Button variant="outline" onClick={onClose}>
          {text('ui.close')}
        </Button>
        <Button
          loading={isPending}
          disabled={month === undefined}
          onClick={() => {
            if (month === undefined || isPending) return;
            mutate({ data: { month }, headers: { 'Idempotency-Key': intent } });
          }}
        >
          {text('billing.invoices.month.begin')}
        </Button>
      </DialogButtons>
    </>
  );
}
