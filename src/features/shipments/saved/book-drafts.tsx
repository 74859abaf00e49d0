import styled from '@emotion/styled';
import { useListShipmentDrafts } from '../../../api/generated/drafts/drafts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { useCopies } from '../import/use-copies.tsx';

const Root = styled('div')({ display: 'flex', flexDirection: 'column', gap: 8 });
const Lead = styled('p')({ color: colors.inkMuted, ...typeScale.small });

/** The contract's maximum for one page; an account has no more drafts. */
const allDrafts = { limit: 100 };

/**
 * Makes an import of all drafts, to price and book them together.
 *
 * @param onLeave saves the form that is left for it; false if it cannot be saved.
 */
export function BookDrafts({ onLeave }: { onLeave: () => Promise<boolean> }) {
  const text = useText();
  const { data } = useListShipmentDrafts(allDrafts);
  const copies = useCopies();
  const drafts = data?.data ?? [];
  const begin = async () => {
    if (await onLeave()) copies.make({ draft_ids: drafts.map(({ id }) => id) });
  };
  if (drafts.length < 2) return null;
  return (
    <Root>
      {copies.error !== null && (
        <Notice tone="danger" assertive>
          {copies.error}
        </Notice>
      )}
      <Button loading={copies.isPending} onClick={() => void begin()}>
        {text('shipments.saved.drafts.book', { count: drafts.length })}
      </Button>
      <Lead>{text('shipments.saved.drafts.book.lead')}</Lead>
    </Root>
  );
}
