import styled from '@emotion/styled';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { ActivityEntry } from '../../../api/generated/model/activity-entry.ts';
import type { ActivityGroup } from '../../../api/generated/model/activity-group.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import {
  BookmarkIcon,
  type IconProps,
  LockIcon,
  ParcelIcon,
  PersonIcon,
  SwapIcon,
  WalletIcon,
} from '../../../ui/icons.tsx';
import { TwoLines } from '../../../ui/table/two-lines.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { Separator } from '../../../ui/text/separator.tsx';
import { colors, radius } from '../../../ui/theme/tokens.ts';
import { shipmentPaths } from '../../shipments/paths.ts';

interface EntryProps {
  entry: ActivityEntry;
}

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, minInlineSize: 0 });
const Mark = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: 28,
  blockSize: 28,
  color: colors.inkMuted,
  background: colors.sunken,
  borderRadius: radius.round,
  '&[data-alarm="true"]': { color: colors.warning, background: colors.brassSoft },
});
const Lead = styled(Link)({
  color: 'inherit',
  '&:hover': { color: colors.verdigris },
});

const icons: Record<ActivityGroup, ComponentType<IconProps>> = {
  security: LockIcon,
  profile: PersonIcon,
  integrations: SwapIcon,
  shipments: ParcelIcon,
  balance: WalletIcon,
  saved: BookmarkIcon,
};

/** Attempts that were refused. */
const alarms: readonly string[] = ['sign_in_failed', 'wrong_code_entered'];

/** The day, and the time of day in Riyadh below it. */
export function TimeCell({ entry: { created_at } }: EntryProps) {
  const intl = useIntl();
  return (
    <TwoLines
      first={<DateText value={created_at} format="short" />}
      second={<bdi>{intl.formatTime(created_at, { hour: 'numeric', minute: '2-digit' })}</bdi>}
    />
  );
}

/** What was done, and what it concerned. */
export function ActionCell({ entry }: EntryProps) {
  const { nameOf } = useEnumNames();
  const Icon = icons[entry.group];
  return (
    <Line>
      <Mark data-alarm={alarms.includes(entry.action)}>
        <Icon size={15} />
      </Mark>
      <TwoLines
        first={nameOf('activity_action', entry.action)}
        second={<Subject entry={entry} />}
      />
    </Line>
  );
}

function Subject({ entry: { subject } }: EntryProps) {
  const { nameOf } = useEnumNames();
  if (!subject) return null;
  const { id, label } = subject;
  if (id === 'email' || id === 'phone') return nameOf('activity_field', id);
  if (id === 'salla' || id === 'zid') return nameOf('source', id);
  if (id.startsWith('shp_')) {
    return (
      <Lead to={shipmentPaths.details(id)}>
        <Ltr>{label ?? id}</Ltr>
      </Lead>
    );
  }
  return label === undefined ? null : <bdi>{label}</bdi>;
}

/** Who did it, and from where. */
export function ActorCell({ entry }: EntryProps) {
  return <TwoLines first={<Actor entry={entry} />} second={<Source entry={entry} />} />;
}

function Actor({ entry: { actor } }: EntryProps) {
  const text = useText();
  const { nameOf } = useEnumNames();
  if (actor.kind === 'session') {
    return text(actor.current ? 'profile.activity.thisSession' : 'profile.activity.otherSession');
  }
  return actor.name === undefined ? (
    nameOf('activity_actor', actor.kind)
  ) : (
    <>
      {nameOf('activity_actor', actor.kind)}
      <Separator />
      <bdi>{actor.name}</bdi>
    </>
  );
}

/** Browser, system and country, as far as they are known. */
function Source({ entry: { source } }: EntryProps) {
  const intl = useIntl();
  const { browser, system, country } = source;
  const device = [browser, system].filter((part) => part !== undefined).join(' · ');
  return (
    <>
      {device !== '' && <Ltr>{device}</Ltr>}
      {device !== '' && country !== undefined && <Separator />}
      {country !== undefined && <bdi>{intl.formatDisplayName(country, { type: 'region' })}</bdi>}
    </>
  );
}
