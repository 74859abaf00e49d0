import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { useLocalized } from '../../i18n/localized-text.ts';
import { type TextValues, useText } from '../../i18n/use-text.ts';
import { AlertIcon, CheckIcon, CloseIcon, InfoIcon } from '../icons.tsx';
import { colors, elevation, motion, radius, typeScale } from '../theme/tokens.ts';
import { toastLimits, type Toast, type ToastTone } from './toast-store.ts';
import { WithRiyalSign } from '../text/with-riyal-sign.tsx';

const tones: Record<ToastTone, { icon: typeof CheckIcon; color: string; soft: string }> = {
  success: { icon: CheckIcon, color: colors.success, soft: colors.successSoft },
  error: { icon: AlertIcon, color: colors.danger, soft: colors.dangerSoft },
  info: { icon: InfoIcon, color: colors.info, soft: colors.infoSoft },
};

const arrive = keyframes({
  from: { gridTemplateRows: '0fr', opacity: 0, transform: 'translateY(12px)' },
});

// The row grows and shrinks with the toast, so that the others glide to their places.
const Row = styled('li')({
  display: 'grid',
  gridTemplateRows: '1fr',
  flexShrink: 0,
  animation: `${arrive} ${motion.calm} ${motion.enter}`,
  transition: `grid-template-rows ${toastLimits.leaving}ms ${motion.leave}, opacity ${toastLimits.leaving}ms`,
  '& > div': { minBlockSize: 0 },
  '&[data-open="false"]': { gridTemplateRows: '0fr', opacity: 0 },
  '&[data-open="false"] > div': { overflow: 'hidden' },
});

const Card = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  padding: 12,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  boxShadow: elevation.floating,
  pointerEvents: 'auto',
});
const Badge = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 28,
  flexShrink: 0,
  borderRadius: radius.round,
});
const Words = styled('div')({
  ...typeScale.small,
  flex: 1,
  minInlineSize: 0,
  paddingBlock: 3,
  overflowWrap: 'anywhere',
});
const Title = styled('p')({ fontWeight: 600 });
const Description = styled('p')({ color: colors.inkMuted });

interface ToastCardProps {
  toast: Toast;
  /** Pixels to the toast above or to the edge of the screen. */
  gap: number;
  /** Called with the toast's element before it closes. */
  onClose: (row: Element, byKeyboard: boolean) => void;
}

/** One toast: its text in the colour of its tone, and a close button. */
export function ToastCard({ toast, gap, onClose }: ToastCardProps) {
  const text = useText();
  const localized = useLocalized();
  const row = useRef<HTMLLIElement>(null);
  const { icon: ToneIcon, color, soft } = tones[toast.tone];
  const values: TextValues = { ...toast.values };
  for (const [key, name] of Object.entries(toast.names ?? {})) values[key] = localized(name);
  const description = toast.descriptionId ? text(toast.descriptionId, values) : toast.description;
  const { action } = toast;
  const close = (byKeyboard: boolean) => {
    if (row.current) onClose(row.current, byKeyboard);
  };

  return (
    <Row
      ref={row}
      data-open={toast.open}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close(true);
      }}
    >
      <div>
        <Card
          role={toast.tone === 'error' ? 'alert' : undefined}
          aria-atomic
          style={{ marginBlockStart: gap }}
        >
          <Badge style={{ color, background: soft }}>
            <ToneIcon size={17} />
          </Badge>
          <Words>
            <Title>{text(toast.titleId, values)}</Title>
            {description && (
              <Description>
                <WithRiyalSign>{description}</WithRiyalSign>
              </Description>
            )}
          </Words>
          {action && (
            <Button
              size="small"
              variant="text"
              onClick={({ detail }) => {
                action.run();
                close(detail === 0);
              }}
            >
              {text(action.labelId)}
            </Button>
          )}
          <IconButton
            size="small"
            aria-label={text('ui.close')}
            onClick={({ detail }) => {
              // A click by Enter or Space has a detail of 0.
              close(detail === 0);
            }}
          >
            <CloseIcon size={16} />
          </IconButton>
        </Card>
      </div>
    </Row>
  );
}
