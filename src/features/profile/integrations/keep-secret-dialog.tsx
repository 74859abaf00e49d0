import styled from '@emotion/styled';
import DialogContent from '@mui/material/DialogContent';
import { useEffect, type ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DialogButtons, TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { guardUnload } from '../../../ui/forms/unload-guard.ts';
import { Facts, type FactEntry } from '../../../ui/layout/facts.tsx';
import { colors, radius } from '../../../ui/theme/tokens.ts';

const Shown = styled('div')({
  padding: 16,
  background: colors.sunken,
  borderRadius: radius.medium,
});

interface KeepSecretDialogProps {
  title: string;
  /** Warns that the secret is never shown again. */
  lead: string;
  /** The secret, and what belongs to it. */
  facts: readonly FactEntry[];
  /** Label of the box to tick. */
  kept: string;
  onClose: () => void;
  /** What to do with it. */
  children?: ReactNode;
}

/** Shows a secret once. It closes only after the person confirms having saved it. */
export function KeepSecretDialog(props: KeepSecretDialogProps) {
  const { title, lead, facts, kept: keptLabel, onClose, children } = props;
  const text = useText();
  const { control } = useForm({ defaultValues: { kept: false } });
  const kept = useWatch({ control, name: 'kept' });
  useEffect(() => guardUnload(), []);
  return (
    <TitledDialog title={title} maxWidth="sm">
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Notice tone="warning">{lead}</Notice>
        <Shown>
          <Facts facts={facts.map((fact) => ({ ...fact, wide: true }))} />
        </Shown>
        {children}
        <CheckboxInput control={control} name="kept" label={keptLabel} />
      </DialogContent>
      <DialogButtons>
        <Button disabled={!kept} onClick={onClose}>
          {text('profile.keys.keep.done')}
        </Button>
      </DialogButtons>
    </TitledDialog>
  );
}
