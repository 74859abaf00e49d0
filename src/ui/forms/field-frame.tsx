import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { AlertIcon } from '../icons.tsx';
import { colors, typeScale } from '../theme/tokens.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';
import { WithRiyalSign } from '../text/with-riyal-sign.tsx';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
const LabelRow = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  gap: 8,
  marginBlockEnd: 6,
});
const labelStyle = { ...typeScale.small, fontWeight: 500 } as const;
const Label = styled('label')(labelStyle);
const GroupLabel = styled('span')(labelStyle);
const Message = styled('p')({ ...typeScale.caption, marginBlockStart: 6, color: colors.inkMuted });
const Optional = styled('span')({ ...typeScale.caption, color: colors.inkMuted });
// The line is as high as without it.
const LabelEnd = styled('span')({ marginInlineStart: 'auto', marginBlock: -4 });
const ErrorLine = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  color: colors.danger,
});

/** Attributes that link the control in a frame to its label and messages. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FieldFrameProps {
  label: string;
  /** Shows the label to screen readers only, where the context already says it. */
  hideLabel?: boolean;
  help?: ReactNode;
  /** A button at the end of the label's line. */
  labelEnd?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** A group of controls has a legend-like label that belongs to no single control. */
  group?: boolean;
  children: (ids: ControlIds) => ReactNode;
}

/** Label, control, then the error or the help text, linked for screen readers. */
export function FieldFrame({
  label,
  hideLabel = false,
  help,
  labelEnd,
  error: newest,
  optional = false,
  group = false,
  children,
}: FieldFrameProps) {
  const text = useText();
  const id = useId();
  const error = useHeldWhilePressed(newest);
  const message = error ?? help;
  const messageId = `${id}-message`;
  const labelId = `${id}-label`;
  const describedBy = message === undefined ? undefined : messageId;
  return (
    <Root
      {...(group && {
        role: 'group',
        ...(hideLabel ? { 'aria-label': label } : { 'aria-labelledby': labelId }),
        'aria-describedby': describedBy,
      })}
    >
      {!hideLabel && (
        <LabelRow>
          {group ? (
            <GroupLabel id={labelId}>{label}</GroupLabel>
          ) : (
            <Label id={labelId} htmlFor={id}>
              {label}
            </Label>
          )}
          {optional && <Optional>{text('ui.form.optional')}</Optional>}
          {labelEnd !== undefined && <LabelEnd>{labelEnd}</LabelEnd>}
        </LabelRow>
      )}
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': error !== undefined,
        'aria-required': !optional,
      })}
      {message !== undefined && (
        <Message id={messageId}>
          {error === undefined ? (
            typeof help === 'string' ? (
              <WithRiyalSign>{help}</WithRiyalSign>
            ) : (
              help
            )
          ) : (
            <ErrorLine>
              <AlertIcon size={15} />
              <WithRiyalSign>{error}</WithRiyalSign>
            </ErrorLine>
          )}
        </Message>
      )}
    </Root>
  );
}
