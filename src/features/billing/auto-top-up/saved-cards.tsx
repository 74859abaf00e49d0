import styled from '@emotion/styled';
import { useDeletePaymentMethod } from '../../../api/generated/balance/balance.ts';
import type { AutoTopUp } from '../../../api/generated/model/auto-top-up.ts';
import type { SavedPaymentMethod } from '../../../api/generated/model/saved-payment-method.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useConfirmed } from '../../../shared/table/use-confirmed.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { TrashIcon } from '../../../ui/icons.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { colors, type, typeScale } from '../../../ui/theme/tokens.ts';
import { useCardName } from './card-name.ts';

const Root = styled('section')({
  paddingBlockStart: 20,
  borderBlockStart: `1px solid ${colors.line}`,
});
const Title = styled('h3')({ ...type.h3, marginBlockEnd: 4 });
const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 8,
  '& + &': { borderBlockStart: `1px solid ${colors.line}` },
});
const Words = styled('div')({ flex: 1, minInlineSize: 0 });
const Quiet = styled('div')({ color: colors.inkMuted, ...typeScale.caption });

interface SavedCardsProps {
  setting: AutoTopUp;
  /** At least one. */
  cards: readonly SavedPaymentMethod[];
}

/** The saved cards, each of which can be deleted. */
export function SavedCards({ setting, cards }: SavedCardsProps) {
  const text = useText();
  const cardName = useCardName();
  const deletion = useConfirmed<SavedPaymentMethod, { paymentMethodId: string }>({
    mutation: useDeletePaymentMethod(),
    variables: ({ id }) => ({ paymentMethodId: id }),
    words: (card) => ({
      title: text('billing.auto.delete.ask', { card: cardName(card) }),
      lead: text(
        setting.enabled && setting.payment_method_id === card.id
          ? 'billing.auto.delete.inUse'
          : 'billing.auto.delete.lead',
      ),
      confirmLabel: text('billing.auto.delete'),
      cancelLabel: text('billing.auto.cancel'),
    }),
    doneId: 'billing.auto.deleted',
  });
  return (
    <Root>
      <Title>{text('billing.auto.cards')}</Title>
      <ul>
        {cards.map((card) => (
          <Row key={card.id}>
            <Words>
              <div>{cardName(card)}</div>
              <Quiet>{text('billing.auto.card.expires', { month: onCard(card.expires) })}</Quiet>
            </Words>
            {card.is_expired && (
              <StatusChip tone="danger" plain>
                {text('billing.auto.card.expired')}
              </StatusChip>
            )}
            <IconButton
              size="small"
              aria-label={text('billing.auto.delete.one', { card: cardName(card) })}
              onClick={() => {
                deletion.ask(card);
              }}
            >
              <TrashIcon size={18} />
            </IconButton>
          </Row>
        ))}
      </ul>
      {deletion.dialog}
    </Root>
  );
}

/** The month as it is printed on cards, in either language: `05/2028`. */
function onCard(expires: string): string {
  const [year, month] = expires.split('-');
  return `${month}/${year}`;
}
