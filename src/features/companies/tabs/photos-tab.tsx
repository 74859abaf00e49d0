import styled from '@emotion/styled';
import { useState } from 'react';
import { useListCourierPhotos } from '../../../api/generated/couriers/couriers.ts';
import type { Courier } from '../../../api/generated/model/courier.ts';
import { useLocalized } from '../../../i18n/localized-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailedState } from '../../../ui/feedback/failed-state.tsx';
import { LinesSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { colors, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { PhotoViewer } from './photo-viewer.tsx';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: 16,
});
const Tile = styled('button')({
  display: 'block',
  inlineSize: '100%',
  padding: 0,
  color: colors.inkMuted,
  background: 'none',
  border: 0,
  textAlign: 'start',
  cursor: 'zoom-in',
  ...typeScale.small,
  '& > img': {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '3 / 2',
    objectFit: 'cover',
    marginBlockEnd: 6,
    borderRadius: radius.medium,
  },
});

/** A courier's photos; pressing one shows it whole. */
export function PhotosTab({ courier }: { courier: Courier }) {
  const text = useText();
  const localized = useLocalized();
  const { data, isError, refetch } = useListCourierPhotos(courier.id);
  const [shown, setShown] = useState<number | null>(null);
  const photos = data?.data;
  return (
    <Panel>
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!photos && !isError && <LinesSkeleton lines={4} height={60} />}
      {photos?.length === 0 && <EmptyState title={text('companies.photos.none')} />}
      <Grid>
        {photos?.map(({ id, caption, preview, width, height }, index) => (
          <li key={id}>
            <Tile
              type="button"
              onClick={() => {
                setShown(index);
              }}
            >
              <img src={preview} alt="" width={width} height={height} />
              {localized(caption)}
            </Tile>
          </li>
        ))}
      </Grid>
      {photos && shown !== null && (
        <PhotoViewer
          courierId={courier.id}
          photos={photos}
          shown={shown}
          onShow={setShown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </Panel>
  );
}
