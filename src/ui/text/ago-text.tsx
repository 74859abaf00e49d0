import { useIntl } from 'react-intl';

interface AgoTextProps {
  /** Full hours or days that have passed, as counted by the server. */
  hours?: number;
  days?: number;
}

const hoursShown = 48;

/** How long ago something was: "3 hours ago", and after two days in days. */
export function AgoText({ hours, days }: AgoTextProps) {
  const intl = useIntl();
  const inHours = hours !== undefined && hours < hoursShown;
  const count = inHours ? hours : (days ?? Math.floor((hours ?? 0) / 24));
  // "now" instead of "this hour".
  const unit = inHours ? (hours === 0 ? 'second' : 'hour') : 'day';
  return <bdi>{intl.formatRelativeTime(-count, unit, { numeric: 'auto' })}</bdi>;
}
