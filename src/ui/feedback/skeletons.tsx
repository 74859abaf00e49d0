import { Skeleton } from './skeleton.tsx';
import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });

interface LinesSkeletonProps {
  lines?: number;
  /** Height of one line in pixels. */
  height?: number;
}

/** Placeholder lines for text that is loading; screen readers hear that it loads. */
export function LinesSkeleton({ lines = 3, height = 20 }: LinesSkeletonProps) {
  const text = useText();
  return (
    <Stack aria-busy>
      <VisuallyHidden role="status">{text('ui.loading')}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton
          key={line}
          variant="rounded"
          height={height}
          width={line === lines - 1 && lines > 1 ? '62%' : '100%'}
        />
      ))}
    </Stack>
  );
}
