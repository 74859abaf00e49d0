import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styled from '@emotion/styled';
import { useText } from '../../i18n/use-text.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { colors, radius } from '../../ui/theme/tokens.ts';

const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 12 });
const Card = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: 24,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
});

/** Placeholders while the prices are calculated. */
export function ResultsSkeleton() {
  const text = useText();
  return (
    <Stack aria-busy>
      <VisuallyHidden role="status">{text('pricing.loading')}</VisuallyHidden>
      <Skeleton variant="rounded" height={92} />
      {[0, 1, 2, 3].map((card) => (
        <Card key={card} aria-hidden>
          <Skeleton variant="rounded" width={48} height={48} />
          <div style={{ flex: 1 }}>
            <Skeleton width="38%" height={26} />
            <Skeleton width="56%" height={20} />
          </div>
          <Skeleton width="18%" height={44} />
        </Card>
      ))}
    </Stack>
  );
}
