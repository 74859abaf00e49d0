import { Button } from '../../ui/controls/button.tsx';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../i18n/locale-context.ts';
import { useText } from '../../i18n/use-text.ts';
import { trackingPaths } from './paths.ts';
import { TextAreaBox } from '../../ui/controls/input-box.tsx';
import { FieldFrame } from '../../ui/forms/field-frame.tsx';
import { figures, typeScale } from '../../ui/theme/tokens.ts';
import { readTrackingNumber } from './read-tracking-number.ts';
import { MOST_NUMBERS, readTrackingNumbers } from './read-tracking-numbers.ts';

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

/** The format of a number, the same in every language. */
const sample = 'MZ 0000 0000 000';

interface TraceFormProps {
  /** The initial text. If not empty, it is checked at once. */
  initial?: string;
}

/** Asks for one or more tracking numbers, in any written form. */
export function TraceForm({ initial = '' }: TraceFormProps) {
  const text = useText();
  const navigate = useNavigate();
  const { direction } = useLocale();
  const [written, setWritten] = useState(initial);
  /** The text that was last checked. The error disappears as soon as the text changes. */
  const [judged, setJudged] = useState(initial === '' ? null : initial);
  const { numbers, wrong } = readTrackingNumbers(written);
  const error = judged === written ? faultOf(written, numbers.length) : null;

  return (
    <Form
      noValidate
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        setJudged(written);
        const [number] = numbers;
        if (number === undefined || faultOf(written, numbers.length) !== null) {
          event.currentTarget.querySelector('textarea')?.focus();
        } else if (numbers.length === 1 && wrong.length === 0) {
          void navigate(trackingPaths.shipment(number));
        } else {
          void navigate(trackingPaths.several([...numbers, ...wrong]));
        }
      }}
    >
      <FieldFrame
        label={text('tracking.form.number')}
        help={text('tracking.form.help')}
        error={error === null ? undefined : text(error, { most: MOST_NUMBERS })}
      >
        {(ids) => (
          <TextAreaBox
            {...ids}
            name="tracking_number"
            value={written}
            placeholder={sample}
            autoComplete="off"
            rows={Math.min(8, Math.max(2, written.split('\n').length))}
            onChange={(event) => {
              setWritten(event.target.value);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }}
            dir="ltr"
            maxLength={4000}
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

/** The message about the text; null if it has a number to track. */
function faultOf(written: string, count: number): string | null {
  if (count > MOST_NUMBERS) return 'tracking.form.tooMany';
  if (count > 0) return null;
  const reading = readTrackingNumber(written);
  if (reading.ok || reading.reason === 'required') return 'validation.required';
  return `tracking.form.${reading.reason}`;
}
