import styled from '@emotion/styled';
import DialogContent from '@mui/material/DialogContent';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { IssuedKey } from '../../../api/generated/model/issued-key.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DialogButtons, TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { CheckboxInput } from '../../../ui/forms/checkbox-input.tsx';
import { guardUnload } from '../../../ui/forms/unload-guard.ts';
import { Facts } from '../../../ui/layout/facts.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { colors, radius } from '../../../ui/theme/tokens.ts';
import { CopyLine } from '../copy-line.tsx';

const Pair = styled('div')({
  padding: 16,
  background: colors.sunken,
  borderRadius: radius.medium,
});

interface KeepSecretDialogProps {
  issued: IssuedKey;
  onClose: () => void;
}

/** Shows a secret once. It closes only after the person confirms having saved it. */
export function KeepSecretDialog({ issued, onClose }: KeepSecretDialogProps) {
  const text = useText();
  const { control } = useForm({ defaultValues: { kept: false } });
  const kept = useWatch({ control, name: 'kept' });
  useEffect(() => guardUnload(), []);
  const { client_key, previous_secret_until } = issued.key;
  return (
    <TitledDialog title={text('profile.keys.keep')} maxWidth="sm">
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Notice tone="warning">{text('profile.keys.keep.lead')}</Notice>
        <Pair>
          <Facts
            facts={[
              {
                label: text('profile.keys.clientKey'),
                value: <CopyLine value={client_key} labelId="profile.keys.clientKey.copy" />,
                wide: true,
              },
              {
                label: text('profile.keys.secret'),
                value: <CopyLine value={issued.secret_key} labelId="profile.keys.secret.copy" />,
                wide: true,
              },
              {
                label: text('profile.keys.previous'),
                value: previous_secret_until && (
                  <DateText value={previous_secret_until} format="dateTime" />
                ),
                wide: true,
              },
            ]}
          />
        </Pair>
        <CheckboxInput control={control} name="kept" label={text('profile.keys.keep.kept')} />
      </DialogContent>
      <DialogButtons>
        <Button disabled={!kept} onClick={onClose}>
          {text('profile.keys.keep.done')}
        </Button>
      </DialogButtons>
    </TitledDialog>
  );
}
