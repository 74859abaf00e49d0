import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { colors, radius, type, typeScale } from '../theme/tokens.ts';

const Root = styled('section')({
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  minInlineSize: 0,
});
const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: 12,
  padding: '20px 24px 0',
  '@media (max-width: 599.95px)': { padding: '16px 16px 0' },
  '[data-dense="true"] > &': { padding: '12px 20px 0' },
  // The text of the last button is aligned with the end of the content.
  '[data-dense="true"] > & button:last-of-type': { marginInlineEnd: -12 },
});
const Title = styled('h2')({ ...type.h2, '[data-dense="true"] > header &': type.h3 });
const Description = styled('p')({ color: colors.inkMuted, ...typeScale.small });
const Body = styled('div')({
  padding: 24,
  'header + &': { paddingBlockStart: 16 },
  '@media (max-width: 599.95px)': {
    padding: 16,
    'header + &': { paddingBlockStart: 12 },
  },
  '[data-dense="true"] > &&': { padding: '4px 20px 12px' },
  '&&[data-flush="true"]': {
    padding: 0,
    overflow: 'hidden',
    borderEndStartRadius: radius.large,
    borderEndEndRadius: radius.large,
  },
});

interface PanelProps {
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons or links at the end of the heading's line. */
  actions?: ReactNode;
  /** Lets the content reach the edges, for tables and lists. */
  flush?: boolean;
  /** Takes less room, for long forms. */
  dense?: boolean;
  /** An article is no landmark: for panels in a list, whose headings may repeat. */
  as?: 'section' | 'article';
  children: ReactNode;
}

/** A white sheet on the page with an optional second-level heading. */
export function Panel({
  title,
  description,
  actions,
  flush = false,
  dense = false,
  as = 'section',
  children,
}: PanelProps) {
  const headingId = useId();
  return (
    <Root as={as} data-dense={dense} aria-labelledby={title ? headingId : undefined}>
      {(title !== undefined || actions !== undefined) && (
        <Head style={flush ? { paddingBlockEnd: 16 } : undefined}>
          <div>
            {title !== undefined && <Title id={headingId}>{title}</Title>}
            {description !== undefined && <Description>{description}</Description>}
          </div>
          {actions}
        </Head>
      )}
      <Body data-flush={flush}>{children}</Body>
    </Root>
  );
}
