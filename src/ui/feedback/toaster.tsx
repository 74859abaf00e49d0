import IconButton from '@mui/material/IconButton';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons.tsx';
import { colors, elevation, radius } from '../theme/tokens.ts';
import {
  closeToast,
  currentToasts,
  subscribeToToasts,
  toastLimits,
  type Toast,
  type ToastTone,
} from './toast-store.ts';

const tones: Record<ToastTone, { icon: typeof CheckIcon; color: string; soft: string }> = {
  success: { icon: CheckIcon, color: colors.success, soft: colors.successSoft },
  error: { icon: AlertIcon, color: colors.danger, soft: colors.dangerSoft },
  info: { icon: InfoIcon, color: colors.info, soft: colors.infoSoft },
};

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
const gap = 16;

const Region = styled('div')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: gap,
  // Bottom-right in both directions, as the specification has it.
  [theme.direction === 'rtl' ? 'insetInlineStart' : 'insetInlineEnd']: gap,
  zIndex: theme.zIndex.snackbar,
  display: 'flex',
  flexDirection: 'column',
  gap,
  inlineSize: `min(380px, calc(100vw - ${gap * 2}px))`,
  pointerEvents: 'none',
}));

const Card = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: 14,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  boxShadow: elevation.floating,
  pointerEvents: 'auto',
  animation: `${arrive} 200ms ease-out`,
  transition: `opacity ${toastLimits.leaving}ms ease-in`,
  '&[data-open="false"]': { opacity: 0 },
});

const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  flexShrink: 0,
  borderRadius: radius.round,
});

const Words = styled('div')({ flex: 1, minInlineSize: 0, paddingBlockStart: 1 });
const Title = styled('p')({ fontWeight: 600 });
const Description = styled('p')({ color: colors.inkMuted, fontSize: 14, lineHeight: '22px' });

/** The corner where toasts appear; readers hear them politely, failures at once. */
export function Toaster() {
  const text = useText();
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts);
  return (
    <Region role="region" aria-label={text('ui.toasts')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </Region>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const text = useText();
  const [held, setHeld] = useState(false);
  const { icon: ToneIcon, color, soft } = tones[toast.tone];
  const description = toast.descriptionId
    ? text(toast.descriptionId, toast.values)
    : toast.description;

  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => {
      closeToast(toast.id);
    }, toastLimits.shown);
    return () => {
      clearTimeout(timer);
    };
  }, [held, toast.id]);

  return (
    <Card
      data-open={toast.open}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => {
        setHeld(true);
      }}
      onPointerLeave={() => {
        setHeld(false);
      }}
    >
      <Badge style={{ color, background: soft }}>
        <ToneIcon size={17} />
      </Badge>
      <Words>
        <Title>{text(toast.titleId, toast.values)}</Title>
        {description && <Description>{description}</Description>}
      </Words>
      <IconButton
        size="small"
        aria-label={text('ui.close')}
        onClick={() => {
          closeToast(toast.id);
        }}
      >
        <CloseIcon size={16} />
      </IconButton>
    </Card>
  );
}
