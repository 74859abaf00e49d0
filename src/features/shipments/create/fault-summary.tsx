import styled from '@emotion/styled';
import { useFormContext, useFormState, type FieldPath } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { UnmatchedErrors } from '../../../ui/forms/unmatched-errors.tsx';
import type { ServerFieldError } from '../../../ui/forms/land-field-errors.ts';
import { faultyFields } from './faulty-fields.ts';
import type { BookingValues } from './booking-values.ts';
import { useFieldLabel } from './use-field-label.ts';
import { colors } from '../../../ui/theme/tokens.ts';

const Leader = styled('button')({
  padding: 0,
  color: colors.verdigris,
  background: 'none',
  border: 0,
  fontWeight: 500,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
});
const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  marginBlockStart: 4,
});

interface FaultSummaryProps {
  /** The server's errors for which the form has no field. */
  unmatched: readonly ServerFieldError[];
  /** Goes to the choice of a courier, which is not a field. */
  onCourier: () => void;
}

/** After a failed try: a link to each invalid field. */
export function FaultSummary({ unmatched, onCourier }: FaultSummaryProps) {
  const text = useText();
  const label = useFieldLabel();
  const { control, getValues, setFocus } = useFormContext<BookingValues>();
  const { errors, isSubmitted } = useFormState({ control });
  const faulty = isSubmitted ? faultyFields(errors, getValues()) : [];
  if (faulty.length === 0 && unmatched.length === 0) return null;

  return (
    <Notice
      tone="danger"
      title={text('shipments.create.faults', { count: faulty.length + unmatched.length })}
      assertive
    >
      <List>
        {faulty.map((path) => (
          <li key={path}>
            <Leader
              type="button"
              onClick={() => {
                if (path === 'courier_id') onCourier();
                else setFocus(path as FieldPath<BookingValues>);
              }}
            >
              {label(path)}
            </Leader>
          </li>
        ))}
        <UnmatchedErrors errors={unmatched} />
      </List>
    </Notice>
  );
}
