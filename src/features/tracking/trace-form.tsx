import { Button } from '../../ui/controls/button.tsx';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { InputBox } from '../../ui/controls/input-box.tsx';
import { FieldFrame } from '../../ui/forms/field-frame.tsx';
import { SearchIcon } from '../../ui/icons.tsx';
import { figures, typeScale } from '../../ui/theme/tokens.ts';
import { readTrackingNumber } from './read-tracking-number.ts';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  '& > button': { marginBlockStart: 28, minHeight: 50 },
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > button': { marginBlockStart: 0 },
  },
});

/** The shape of a number, alike in every language. */
const sample = 'MZ 0000 0000 000';

interface TraceFormProps {
  /** What stands in the box at first, and is judged at once when it is something. */
  initial?: string;
}

/** Asks for a tracking number in whatever form it was written down. */
export function TraceForm({ initial = '' }: TraceFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const { direction } = useLocale();
  const [written, setWritten] = useState(initial);
  /** What was last judged; the error goes as soon as something else is typed. */
  const [judged, setJudged] = useState(initial === '' ? null : initial);
  const reading = readTrackingNumber(written);
  const wrong = judged === written && !reading.ok;
  const error =
    wrong &&
    (reading.reason === 'required' ? 'validation.required' : `tracking.form.${reading.reason}`);

  return (
    <Form
      noValidate
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setJudged(written);
        if (reading.ok) void navigate(paths.traceShipment(reading.number));
        else event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <FieldFrame
        label={text('tracking.form.number')}
        help={text('tracking.form.help')}
        error={error === false ? undefined : text(error)}
      >
        {(ids) => (
          <InputBox
            {...ids}
            name="tracking_number"
            value={written}
            placeholder={sample}
            autoComplete="off"
            startAdornment={<SearchIcon size={20} />}
            onChange={(event) => {
              setWritten(event.target.value);
            }}
            dir="ltr"
            maxLength={60}
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="search"
            style={{
              ...figures,
              ...typeScale.lead,
              textAlign: direction === 'rtl' ? 'end' : 'start',
            }}
          />
        )}
      </FieldFrame>
      <Button type="submit" size="large">
        {text('tracking.form.submit')}
      </Button>
    </Form>
  );
}
