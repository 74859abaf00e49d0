import styled from '@emotion/styled';
import { Dialog } from '../../../ui/mui/dialog.ts';
import { useId, useRef } from 'react';
import { useGetCourierPhoto } from '../../../api/generated/couriers/couriers.ts';
import type { CourierPhoto } from '../../../api/generated/model/courier-photo.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { ArrowBackIcon, ArrowForwardIcon, CloseIcon } from '../../../ui/icons.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  ...typeScale.small,
  '& > p': { display: 'flex', flexWrap: 'wrap', gap: '0 10px', flex: 1, minInlineSize: 0 },
});
const Photo = styled('img')({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 140px)',
  margin: 'auto',
  background: colors.sunken,
  objectFit: 'contain',
  touchAction: 'pan-y',
});

/** Pixels that a finger moves before it is a swipe. */
const swipe = 40;

interface PhotoViewerProps {
  courierId: string;
  photos: readonly CourierPhoto[];
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** One photo, whole. Arrow keys, buttons and swiping lead to the others. */
export function PhotoViewer({ courierId, photos, shown, onShow, onClose }: PhotoViewerProps) {
  const text = useText();
  const localized = useLocalized();
  const captionId = useId();
  const touched = useRef<number | null>(null);
  const photo = photos[shown];
  const { data } = useGetCourierPhoto(courierId, photo?.id ?? '');
  if (!photo) return null;
  const caption = localized(photo.caption);
  const go = (step: number) => {
    onShow((shown + step + photos.length) % photos.length);
  };
  /** The next photo is on the left where the text runs to the left. */
  const toSide = (side: 'left' | 'right') => {
    const isForward = (side === 'right') === (document.dir !== 'rtl');
    go(isForward ? 1 : -1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="lg"
      aria-labelledby={captionId}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') toSide('left');
        if (key === 'ArrowRight') toSide('right');
      }}
    >
      <Bar>
        <p id={captionId} aria-live="polite">
          <span>{caption}</span>
          <bdi>
            {text('companies.photos.position', { position: shown + 1, count: photos.length })}
          </bdi>
        </p>
        {photos.length > 1 && (
          <>
            <IconButton
              aria-label={text('companies.photos.previous')}
              onClick={() => {
                go(-1);
              }}
            >
              <ArrowBackIcon />
            </IconButton>
            <IconButton
              aria-label={text('companies.photos.next')}
              onClick={() => {
                go(1);
              }}
            >
              <ArrowForwardIcon />
            </IconButton>
          </>
        )}
        <IconButton aria-label={text('companies.photos.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Bar>
      <Photo
        src={data?.content ?? photo.preview}
        alt={caption}
        width={photo.width}
        height={photo.height}
        onTouchStart={({ touches }) => {
          touched.current = touches[0]?.clientX ?? null;
        }}
        onTouchEnd={({ changedTouches }) => {
          const from = touched.current;
          const to = changedTouches[0]?.clientX;
          touched.current = null;
          if (from === null || to === undefined || Math.abs(to - from) < swipe) return;
          // Pushing a photo away to the left brings the one on its right.
          toSide(to < from ? 'right' : 'left');
        }}
        style={{ blockSize: 'auto' }}
      />
    </Dialog>
  );
}
