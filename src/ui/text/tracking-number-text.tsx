import { CopyButton } from './copy-button.tsx';
import { Ltr } from './ltr.tsx';

interface TrackingNumberTextProps {
  value: string;
  /** Adds a button that copies the number. */
  copyable?: boolean;
}

/** A tracking number, kept on one line. */
export function TrackingNumberText({ value, copyable = false }: TrackingNumberTextProps) {
  if (!copyable) return <Ltr>{value}</Ltr>;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <Ltr>{value}</Ltr>
      <CopyButton value={value} labelId="ui.copy.trackingNumber" />
    </span>
  );
}
