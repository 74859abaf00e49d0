import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { homePath } from '../../home/paths.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { FormShell } from '../../../ui/forms/form-shell.tsx';
import type { ServerFieldError } from '../../../ui/forms/land-field-errors.ts';
import type { Leaving } from '../../../ui/forms/leave-guard.tsx';
import { LeaveQuestion } from '../../../ui/forms/leave-question.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Form shell', States };

/** Errors like a server's: the name is invalid, and so is a value that the form does not have. */
const faults: ServerFieldError[] = [
  { pointer: '/people/0/name', code: 'max_length', params: { maximum: 120 } },
  { pointer: '/contract', code: 'unknown_field' },
];

function States() {
  const sample = useSample();
  return (
    <>
      <State name="at rest, leaving with changes asks">
        <Sample leaving={LeaveQuestion} />
      </State>
      <State name="waiting for the answer">
        <Sample loading />
      </State>
      <State name="failed as a whole">
        <Sample submitError={sample('حدث خطأ ما. أعد المحاولة.', 'Something went wrong. Retry.')} />
      </State>
      <State name="refused by the server, field by field">
        <Sample faults={faults} />
      </State>
      <State name="narrow, with a wide button">
        <Sample wide />
      </State>
    </>
  );
}

interface SampleProps {
  leaving?: Leaving;
  loading?: boolean;
  submitError?: ReactNode;
  faults?: ServerFieldError[];
  wide?: boolean;
}

function Sample({
  leaving = 'free',
  loading = false,
  submitError = null,
  faults: refused,
  wide = false,
}: SampleProps) {
  const sample = useSample();
  const form = useForm({ defaultValues: { people: [{ name: '' }] } });
  return (
    <FormShell
      form={form}
      onSubmit={(saved) => {
        form.reset(saved);
      }}
      loading={loading}
      submitError={submitError}
      faults={refused}
      leaving={leaving}
      submitLabel={sample('حفظ', 'Save')}
      wide={wide}
      actions={
        !wide && (
          <>
            {leaving === LeaveQuestion && (
              <ButtonLink variant="text" to={homePath}>
                {sample('الرئيسية', 'Home')}
              </ButtonLink>
            )}
            <Button
              variant="outline"
              onClick={() => {
                form.reset();
              }}
            >
              {sample('تراجع', 'Undo')}
            </Button>
          </>
        )
      }
    >
      <TextInput control={form.control} name="people.0.name" label={sample('الاسم', 'Name')} />
    </FormShell>
  );
}
