import { useIntl } from 'react-intl';

interface AgoTextProps {
  /** Whole hours or days that have passed, as the server counted them. */
  hours?: number;
  days?: number;
}

const hoursShown = 48;

/** How long ago something was: "3 hours ago", from two days on in days. */
export function AgoText({ hours, days }: AgoTextProps) {
  const intl = useIntl();
  const inHours = hours !== undefined && hours < hoursShown;
  const count = inHours ? hours : (days ?? Math.floor((hours ?? 0) / 24));
  // "now" rather than "this hour".
  const unit = inHours ? (hours === 0 ? 'second' : 'hour') : 'day';
  return <bdi>{intl.formatRelativeTime(-count, unit, { numeric: 'auto' })}</bdi>;
}
