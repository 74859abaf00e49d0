import styled from '@emotion/styled';
import DialogContent from '@mui/material/DialogContent';
import type { OpenedStore } from '../../../api/generated/model/opened-store.ts';
import type { StoreConnection } from '../../../api/generated/model/store-connection.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { DialogButtons, TitledDialog } from '../../../ui/feedback/titled-dialog.tsx';
import { Facts } from '../../../ui/layout/facts.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { CopyLine } from '../copy-line.tsx';
import { SETUP_STEPS } from './setup-steps.ts';
import { StepPicture } from './step-picture.tsx';
import { TestDelivery } from './test-delivery.tsx';

const Content = styled(DialogContent)({ display: 'flex', flexDirection: 'column', gap: 20 });
const Pair = styled('div')({
  padding: 16,
  background: colors.sunken,
  borderRadius: radius.medium,
});
const Waiting = styled('div')({
  // Stays in sight while the steps scroll, where there is room for both.
  '@media (min-width: 600px) and (min-height: 700px)': {
    position: 'sticky',
    // Over the padding of the dialog, below which the steps would show.
    insetBlockEnd: -20,
    paddingBlock: '12px 20px',
    marginBlockEnd: -20,
    background: colors.surface,
  },
});
const Steps = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  counterReset: 'step',
});
const Step = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  paddingInlineStart: 40,
  position: 'relative',
  counterIncrement: 'step',
  '&::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    inlineSize: 24,
    blockSize: 24,
    borderRadius: radius.round,
    background: colors.brassSoft,
    color: colors.brassText,
    display: 'grid',
    placeItems: 'center',
    ...typeScale.caption,
  },
});

interface StoreSetupDialogProps {
  store: StoreConnection;
  /** With the secret, which is shown once. */
  opened: OpenedStore | undefined;
  onClose: () => void;
}

/** What to press at the platform so that orders arrive, until the first delivery has come. */
export function StoreSetupDialog({ store, opened, onClose }: StoreSetupDialogProps) {
  const text = useText();
  const { name, platform, url, username } = store;
  return (
    <TitledDialog
      title={text('profile.stores.setUp.title', { name })}
      maxWidth="sm"
      withCross
      onClose={onClose}
    >
      <Content>
        {opened && <Notice tone="warning">{text('profile.stores.setUp.once')}</Notice>}
        <Pair>
          <Facts
            facts={[
              {
                label: text('profile.stores.url'),
                value: <CopyLine value={url} labelId="profile.stores.url.copy" />,
                wide: true,
              },
              {
                label: text('profile.stores.username'),
                value: username !== undefined && (
                  <CopyLine value={username} labelId="profile.stores.username.copy" />
                ),
                wide: true,
              },
              {
                label: text('profile.stores.secret'),
                value: opened && (
                  <CopyLine value={opened.secret} labelId="profile.stores.secret.copy" />
                ),
                wide: true,
              },
            ]}
          />
        </Pair>
        <Steps>
          {SETUP_STEPS.map((step) => (
            <Step key={step}>
              <p>{text(`profile.stores.setUp.${platform}.${step}`)}</p>
              <StepPicture step={step} />
            </Step>
          ))}
        </Steps>
        <Waiting>
          <TestDelivery opened={store} />
        </Waiting>
      </Content>
      <DialogButtons>
        <Button onClick={onClose}>{text('profile.stores.setUp.done')}</Button>
      </DialogButtons>
    </TitledDialog>
  );
}
