import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { ActivityChange } from '../../../api/generated/model/activity-change.ts';
import type { ActivityEntry } from '../../../api/generated/model/activity-entry.ts';
import { useEnumNames } from '../../../api/use-enum-names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { usePlaceNames } from '../../../shared/places/use-place-names.ts';
import { ArrowForwardIcon } from '../../../ui/icons.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const List = styled('ul')({ display: 'grid', gap: 4, ...typeScale.small });
const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
// Stay on one line if they can.
const Values = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 6,
  '& > svg': { color: colors.inkMuted, flexShrink: 0 },
});
const Muted = styled('span')({ color: colors.inkMuted });

/** Settings with their values before and after; the arrow points in the direction of reading. */
export function Changes({ entry: { changes } }: { entry: ActivityEntry }) {
  const text = useText();
  const { nameOf } = useEnumNames();
  if (changes.length === 0) return null;
  return (
    <List>
      {changes.map(({ field, before, after }) => (
        <Item key={field}>
          <Muted>{nameOf('activity_field', field)}</Muted>
          <Values>
            <VisuallyHidden>{text('profile.activity.was')}</VisuallyHidden>
            <Value field={field} value={before} />
            <ArrowForwardIcon size={14} />
            <VisuallyHidden>{text('profile.activity.became')}</VisuallyHidden>
            <Value field={field} value={after} />
          </Values>
        </Item>
      ))}
    </List>
  );
}

function Value({ field, value }: { field: ActivityChange['field']; value: string | undefined }) {
  const text = useText();
  const intl = useIntl();
  const { nameOf } = useEnumNames();
  const { cityName, countryName, regionName } = usePlaceNames();
  if (value === undefined) return <Muted>{text('profile.activity.unset')}</Muted>;
  switch (field) {
    case 'country':
      return <bdi>{countryName(value)}</bdi>;
    case 'state':
      return <bdi>{regionName(value)}</bdi>;
    case 'city':
      return <bdi>{cityName(value)}</bdi>;
    case 'address_type':
    case 'delivery_emails':
      return nameOf(field, value);
    case 'second_step':
      return nameOf('activity_field', value);
    case 'locale':
      return <bdi>{intl.formatDisplayName(value, { type: 'language' })}</bdi>;
    case 'phone':
      return <PhoneText value={value} />;
    case 'auto_top_up':
      return text(value === 'on' ? 'profile.activity.on' : 'profile.activity.off');
    case 'low_balance_threshold':
    case 'auto_top_up_threshold':
    case 'auto_top_up_amount':
    case 'auto_top_up_daily_cap':
      return <MoneyText value={{ amount: Math.round(Number(value) * 100), currency: 'SAR' }} />;
    case 'email':
    case 'building_no':
    case 'postal_code':
    case 'short_address':
      return <Ltr>{value}</Ltr>;
    default:
      return <bdi>{value}</bdi>;
  }
}
