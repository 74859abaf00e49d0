import { CopyButton } from './copy-button.tsx';
import { Ltr } from './ltr.tsx';

interface TrackingNumberTextProps {
  value: string;
  /** Puts a button beside it that copies the number. */
  copyable?: boolean;
}

/** A tracking number as one unbroken code. */
export function TrackingNumberText({ value, copyable = false }: TrackingNumberTextProps) {
  if (!copyable) return <Ltr>{value}</Ltr>;
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 4 }}>
      <Ltr>{value}</Ltr>
      <CopyButton value={value} labelId="ui.copy.trackingNumber" />
    </span>
  );
}
