import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { AlertIcon } from '../icons.tsx';
import { colors } from '../theme/tokens.ts';

const LabelRow = styled('div')({ display: 'flex', alignItems: 'baseline', gap: 8 });
const Optional = styled('span')({ color: colors.inkMuted, fontSize: 13, lineHeight: '22px' });
const ErrorLine = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6 });

/** What the control inside a frame must carry to belong to its label and its messages. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FieldFrameProps {
  label: string;
  /** Keeps the label for readers only, where the surroundings already say it. */
  hideLabel?: boolean;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  disabled?: boolean;
  /** A group of controls has a legend-like label that no single control is tied to. */
  group?: boolean;
  children: (ids: ControlIds) => ReactNode;
}

/** Label above, control, then the error or the help: wired together for readers. */
export function FieldFrame({
  label,
  hideLabel = false,
  help,
  error,
  optional = false,
  disabled = false,
  group = false,
  children,
}: FieldFrameProps) {
  const text = useText();
  const id = useId();
  const message = error ?? help;
  const messageId = `${id}-message`;
  const labelId = `${id}-label`;
  return (
    <FormControl
      fullWidth
      error={error !== undefined}
      disabled={disabled}
      {...(group && { role: 'group', 'aria-labelledby': labelId })}
    >
      {!hideLabel && (
        <LabelRow style={{ marginBlockEnd: 6 }}>
          <FormLabel
            {...(group ? { component: 'span', id: labelId } : { htmlFor: id, id: labelId })}
          >
            {label}
          </FormLabel>
          {optional && <Optional>{text('ui.form.optional')}</Optional>}
        </LabelRow>
      )}
      {children({
        id,
        'aria-describedby': message === undefined ? undefined : messageId,
        'aria-invalid': error !== undefined,
        'aria-required': !optional,
      })}
      {message !== undefined && (
        <FormHelperText id={messageId}>
          {error === undefined ? (
            help
          ) : (
            <ErrorLine>
              <AlertIcon size={15} />
              {error}
            </ErrorLine>
          )}
        </FormHelperText>
      )}
    </FormControl>
  );
}
