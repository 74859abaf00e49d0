import styled from '@emotion/styled';
import { Dialog } from '../mui/dialog.ts';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { ArrowBackIcon, CloseIcon } from '../icons.tsx';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  paddingInline: '8px 16px',
  '& > h2': { flex: 1, minInlineSize: 0, paddingInlineStart: 16 },
  '& > button': { marginBlockStart: 12 },
});

/** The last line of a dialog. */
export const DialogButtons = styled(DialogActions)({
  padding: 24,
  paddingBlockStart: 0,
  flexWrap: 'wrap',
  gap: 8,
});

interface TitledDialogProps {
  title: ReactNode;
  /** Set where something inside is named by the title too. */
  titleId?: string;
  open?: boolean;
  maxWidth?: 'xs' | 'sm';
  /** Shows a close button next to the title. */
  withCross?: boolean;
  /** Shows a back button before the title, with this name. */
  back?: { label: string; onBack: () => void } | undefined;
  /** Left out where only the dialog's own buttons close it. */
  onClose?: () => void;
  children: ReactNode;
}

/** The dialog component, named by its title, with close and back buttons next to it. */
export function TitledDialog(props: TitledDialogProps) {
  const { title, open = true, maxWidth = 'xs', withCross = false, back, onClose, children } = props;
  const text = useText();
  const ownId = useId();
  const { titleId = ownId } = props;
  const heading = <DialogTitle id={titleId}>{title}</DialogTitle>;
  return (
    <Dialog
      open={open}
      {...(onClose && { onClose })}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={maxWidth}
      // React events bubble to the form that opened the dialog, which must not be submitted.
      onSubmit={(event) => {
        event.stopPropagation();
      }}
    >
      {withCross ? (
        <Head>
          {back && (
            <IconButton aria-label={back.label} onClick={back.onBack}>
              <ArrowBackIcon />
            </IconButton>
          )}
          {heading}
          <IconButton aria-label={text('ui.close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Head>
      ) : (
        heading
      )}
      {children}
    </Dialog>
  );
}
