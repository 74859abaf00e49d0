import styled from '@emotion/styled';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../../../i18n/use-text.ts';
import { withTexts } from '../../../../i18n/with-texts.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { DateText } from '../../../../ui/text/date-text.tsx';
import { todayInRiyadh } from '../../../../ui/text/today.ts';
import {
  colors,
  elevation,
  layers,
  layout,
  radius,
  typeScale,
} from '../../../../ui/theme/tokens.ts';
import type { DraftState } from './draft-saver.ts';
import type { KeptShipmentDraft } from './use-shipment-draft.ts';

const DraftsDialog = lazy(async () => ({
  default: (await withTexts('shipments/saved', import('../../saved/drafts-dialog.tsx')))
    .DraftsDialog,
}));
const DraftTroubleNotice = lazy(async () => ({
  default: (await withTexts('shipments/saved', import('../../saved/draft-trouble-notice.tsx')))
    .DraftTroubleNotice,
}));

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minBlockSize: 36,
  marginBlockEnd: 16,
  color: colors.inkMuted,
  ...typeScale.small,
  // On the line of the page's heading.
  '@media (min-width: 600px)': { justifyContent: 'flex-end', marginBlockStart: -64 },
});
const Missing = styled('div')({ marginBlockEnd: 16 });
// Also visible to people who type further down.
const Trouble = styled('div')({
  position: 'sticky',
  insetBlockStart: layout.topBar + 12,
  zIndex: layers.bar - 1,
  marginBlockEnd: 16,
  borderRadius: radius.medium,
  boxShadow: elevation.floating,
});
const Saved = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: '0 4px' });

interface DraftBarProps {
  draft: KeptShipmentDraft;
  /** The draft or shipment to start from does not exist. */
  isMissing: boolean;
  /** Opens a draft as it is on the server, or an empty form. */
  onOpen: (draftId: string | null) => void;
}

/** Whether the form is saved, and the button for other drafts. */
export function DraftBar({ draft: { state, saver }, isMissing, onOpen }: DraftBarProps) {
  const text = useText();
  const [isListOpen, setListOpen] = useState(false);

  /**
   * Leaves this form for another once it is saved. If it cannot be saved, it stays on the screen.
   */
  const leaveFor = async (id: string | null) => {
    setListOpen(false);
    if (id !== null && id === state.base.id) return;
    if (await saver.flush()) onOpen(id);
  };
  const afterDeleting = (id: string) => {
    if (state.trouble === 'full') void saver.retry();
    if (id !== state.base.id) return;
    saver.abandon();
    onOpen(null);
  };

  return (
    <>
      <Row>
        <SavedText state={state} />
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          onClick={() => {
            setListOpen(true);
          }}
        >
          {text('shipments.create.drafts')}
        </Button>
      </Row>
      {isMissing && (
        <Missing>
          <Notice tone="warning">{text('shipments.create.missing')}</Notice>
        </Missing>
      )}
      {state.trouble && (
        <Suspense>
          <Trouble>
            <DraftTroubleNotice
              trouble={state.trouble}
              onKeepAsNew={() => void saver.keepAsNew()}
              onOpenOther={() => {
                saver.abandon();
                onOpen(state.trouble === 'changed' ? state.base.id : null);
              }}
              onList={() => {
                setListOpen(true);
              }}
            />
          </Trouble>
        </Suspense>
      )}
      {isListOpen && (
        <Suspense>
          <DraftsDialog
            currentId={state.base.id}
            onTake={(id) => void leaveFor(id)}
            onNew={() => void leaveFor(null)}
            onDeleted={afterDeleting}
            onLeave={() => saver.flush()}
            onClose={() => {
              setListOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Screen readers hear only of failures, not of every save. */
function SavedText({ state: { save, base, trouble } }: { state: DraftState }) {
  const text = useText();
  const intl = useIntl();
  const { savedAt } = base;
  if (save === 'failed') {
    const id = trouble ? 'shipments.create.draft.stopped' : 'shipments.create.draft.failed';
    return <span role="status">{text(id)}</span>;
  }
  if (save === 'waiting') return <span>{text('shipments.create.draft.saving')}</span>;
  if (savedAt === null) return <span>{text('shipments.create.draft.lead')}</span>;
  const isToday = todayInRiyadh(new Date(savedAt)) === todayInRiyadh();
  return (
    <Saved>
      {text('shipments.create.draft.saved')}
      {isToday ? (
        <time dateTime={savedAt}>
          <bdi>{intl.formatTime(savedAt)}</bdi>
        </time>
      ) : (
        <DateText value={savedAt} format="dateTime" />
      )}
    </Saved>
  );
}
