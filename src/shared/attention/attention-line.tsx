import styled from '@emotion/styled';
import type { AttentionItem } from '../../api/generated/model/attention-item.ts';
import { useText } from '../../i18n/use-text.ts';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Tooltip } from '../../ui/feedback/tooltip.tsx';
import { CheckIcon, RefreshIcon } from '../../ui/icons.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Ltr } from '../../ui/text/ltr.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { Separator } from '../../ui/text/separator.tsx';
import { TrackingNumberText } from '../../ui/text/tracking-number-text.tsx';
import { colors, radius, typeScale } from '../../ui/theme/tokens.ts';
import { actionOf, KIND_ICONS } from './attention-kinds.ts';
import { SnoozeButton } from './snooze-button.tsx';
import { useAgo } from './use-ago.ts';
import { useMarks } from './use-marks.ts';

const phone = '@media (max-width: 599.95px)';

const Root = styled('li')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '12px 24px',
  [phone]: { padding: '12px 16px' },
  '[data-dense="true"] &&': { paddingBlock: 8, paddingInline: 20 },
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 40,
  blockSize: 40,
  color: colors.warning,
  background: colors.warningSoft,
  borderRadius: radius.medium,
  [phone]: { alignSelf: 'start' },
});
const What = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  fontWeight: 500,
});
const Under = styled('p')({
  color: colors.inkMuted,
  ...typeScale.caption,
  overflowWrap: 'anywhere',
});
const Whole = styled('span')({ display: 'inline-block' });
const Ways = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  [phone]: { gridColumn: '2 / -1' },
  '& > a': { marginInlineEnd: 4, [phone]: { marginInlineEnd: 'auto' } },
});

interface AttentionLineProps {
  item: AttentionItem;
  /** When it was read; milliseconds. */
  readAt: number;
}

/** One item: what it is, since when, and what can be done. */
export function AttentionLine({ item, readAt }: AttentionLineProps) {
  const text = useText();
  const { snooze, finish, restore } = useMarks();
  const { id, kind, amount } = item;
  const Icon = KIND_ICONS[kind];
  const { to, label } = actionOf(item);
  const name = nameOf(item);
  const what = text(`home.attention.kind.${kind}`);
  const way = text(`home.attention.open.${label}`);
  const wayToName = name === undefined ? undefined : `${way} ${name}`;
  const about = name === undefined ? what : `${what} ${name}`;
  return (
    <Root>
      <Mark>
        <Icon />
      </Mark>
      <div>
        <What>
          {what}
          {amount && <MoneyText value={amount} />}
        </What>
        <Below item={item} readAt={readAt} />
      </div>
      <Ways>
        <ButtonLink to={to} size="small" variant="outline" aria-label={wayToName}>
          {way}
        </ButtonLink>
        {item.snoozed_until === undefined ? (
          <>
            <SnoozeButton
              about={about}
              onChoose={(days) => {
                snooze(id, days);
              }}
            />
            <Tooltip label={text('home.attention.done', { item: about })}>
              <IconButton
                size="small"
                aria-label={text('home.attention.done', { item: about })}
                onClick={() => {
                  finish(id);
                }}
              >
                <CheckIcon size={18} />
              </IconButton>
            </Tooltip>
          </>
        ) : (
          <Tooltip label={text('home.attention.restore', { item: about })}>
            <IconButton
              size="small"
              aria-label={text('home.attention.restore', { item: about })}
              onClick={() => {
                restore(id);
              }}
            >
              <RefreshIcon size={18} />
            </IconButton>
          </Tooltip>
        )}
      </Ways>
    </Root>
  );
}

/** Whom or what it concerns, since when, and until when it is snoozed. */
function Below({ item, readAt }: AttentionLineProps) {
  const text = useText();
  const ago = useAgo();
  const { kind, shipment, order, since, snoozed_until } = item;
  return (
    <Under>
      {shipment && (
        <>
          <bdi>{shipment.receiver_name}</bdi>
          <Separator />
          <TrackingNumberText value={shipment.tracking_number} />
          <Separator />
        </>
      )}
      {order && (
        <>
          <Ltr>{order.number}</Ltr>
          <Separator />
        </>
      )}
      <Whole>{text(`home.attention.since.${kind}`, { ago: ago(since, readAt) })}</Whole>
      {snoozed_until !== undefined && (
        <>
          <Separator />
          <Whole>
            {text('home.attention.until')} <DateText value={snoozed_until} format="short" />
          </Whole>
        </>
      )}
    </Under>
  );
}

function nameOf({ shipment, order }: AttentionItem): string | undefined {
  return shipment?.tracking_number ?? order?.number;
}
