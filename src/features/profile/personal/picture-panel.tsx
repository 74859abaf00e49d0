import styled from '@emotion/styled';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { fieldErrorsOf } from '../../../api/errors.ts';
import type { Profile } from '../../../api/generated/model/profile.ts';
import {
  getGetProfileQueryKey,
  useDeleteProfilePicture,
  useUpdateProfilePicture,
} from '../../../api/generated/profile/profile.ts';
import { showAnswer } from '../../../api/show-answer.ts';
import { useSubmitError } from '../../../api/use-submit-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import type { TabProps } from '../tab-props.ts';

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
});
const Limits = styled('p')({
  flex: '1 1 200px',
  color: colors.inkMuted,
  ...typeScale.small,
});
const Actions = styled('div')({ display: 'flex', gap: 10 });

const kinds = 'image/png,image/jpeg,image/webp';
/** The contract's limit. */
const maxBytes = 5 * 1024 * 1024;
const tooLarge = { payload_too_large: 'profile.picture.tooLarge' } as const;
const meta = { handledCodes: Object.keys(tooLarge) };

/** The picture, saved as soon as it is chosen. */
export function PicturePanel({ profile }: TabProps) {
  const text = useText();
  const client = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const onSuccess = async (changed: Profile) => {
    await showAnswer(client, getGetProfileQueryKey(), changed);
    showToast({ tone: 'success', titleId: 'profile.saved' });
  };
  const upload = useUpdateProfilePicture({ mutation: { meta, onSuccess } });
  const removal = useDeleteProfilePicture({ mutation: { onSuccess } });
  const [fault] = fieldErrorsOf(upload.error) ?? [];
  const failed = useSubmitError(upload.error ?? removal.error, tooLarge);
  const wrong = isTooLarge
    ? text('profile.picture.tooLarge')
    : fault
      ? text(`validation.${fault.code}`)
      : failed;
  const choose = (file: File | undefined) => {
    if (!file) return;
    removal.reset();
    upload.reset();
    setTooLarge(file.size > maxBytes);
    if (file.size <= maxBytes) upload.mutate({ data: { picture: file } });
  };
  return (
    <Panel title={text('profile.picture')}>
      <Row>
        <Avatar
          name={profile.company_name ?? profile.full_name}
          picture={profile.picture}
          size={48}
        />
        <Limits>{text('profile.picture.limits')}</Limits>
        <Actions>
          <Button
            size="small"
            variant="outline"
            loading={upload.isPending}
            onClick={() => {
              chooser.current?.click();
            }}
          >
            {text(profile.picture === undefined ? 'profile.picture.add' : 'profile.picture.change')}
          </Button>
          {profile.picture !== undefined && (
            <Button
              size="small"
              variant="text"
              loading={removal.isPending}
              onClick={() => {
                upload.reset();
                removal.mutate();
              }}
            >
              {text('profile.picture.remove')}
            </Button>
          )}
        </Actions>
        <input
          ref={chooser}
          hidden
          type="file"
          accept={kinds}
          aria-label={text('profile.picture.add')}
          onChange={(event) => {
            choose(event.target.files?.[0]);
            // Allows choosing the same file again after it was refused.
            event.target.value = '';
          }}
        />
      </Row>
      {wrong !== null && (
        <div style={{ marginBlockStart: 16 }}>
          <Notice tone="danger" assertive>
            {wrong}
          </Notice>
        </div>
      )}
    </Panel>
  );
}
