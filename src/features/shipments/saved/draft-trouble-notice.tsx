import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import type { DraftTrouble } from '../create/draft/draft-saver.ts';

const Choice = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface DraftTroubleNoticeProps {
  trouble: DraftTrouble;
  /** Saves the form as a new draft. */
  onKeepAsNew: () => void;
  /** Replaces the form by what is on the server: the other version, or nothing. */
  onOpenOther: () => void;
  onList: () => void;
}

/** Why the form is no longer saved, and what to do. Nothing is dropped without asking. */
export function DraftTroubleNotice(props: DraftTroubleNoticeProps) {
  const { trouble, onKeepAsNew, onOpenOther, onList } = props;
  const text = useText();
  return (
    <Notice
      tone="warning"
      assertive
      title={text(`shipments.saved.draft.${trouble}`)}
      action={
        <Choice>
          {trouble === 'full' ? (
            <Button variant="outline" size="small" onClick={onList}>
              {text('shipments.create.drafts')}
            </Button>
          ) : (
            <>
              <Button size="small" onClick={onKeepAsNew}>
                {text('shipments.saved.draft.keepAsNew')}
              </Button>
              <Button variant="outline" size="small" onClick={onOpenOther}>
                {text(`shipments.saved.draft.${trouble}.open`)}
              </Button>
            </>
          )}
        </Choice>
      }
    >
      <p>{text(`shipments.saved.draft.${trouble}.lead`)}</p>
    </Notice>
  );
}
