import styled from '@emotion/styled';
import { Fragment, type CSSProperties } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { colors, radius, type } from '../../../ui/theme/tokens.ts';
import type { FigureGroup } from '../declared/report.ts';
import { arrange } from './arrange.ts';
import { FigureCard } from './figure-card.tsx';
import { Statement } from './statement.tsx';

/** Figures in a line, by the width of the window. */
const room = { wide: 5, middle: 3, narrow: 2 } as const;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
});
/** Neighbours share one line: the gaps show the background. */
const Strip = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--wide-cells), minmax(0, 1fr))',
  gap: 1,
  '& > :first-of-type': { gridColumn: 'span var(--wide-first)' },
  '@media (max-width: 999.95px)': {
    gridTemplateColumns: 'repeat(var(--middle-cells), minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'span var(--middle-first)' },
  },
  '@media (max-width: 599.95px)': {
    gridTemplateColumns: 'repeat(var(--narrow-cells), minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: 'span var(--narrow-first)' },
  },
  background: colors.line,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
});
const Statements = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(340px, 100%), 1fr))',
  gap: 16,
  alignItems: 'start',
});
const Heading = styled('h2')({ ...type.h3, marginBlockEnd: -8 });

/** The figures of the whole period, in their groups. */
export function Figures({ groups }: { groups: readonly FigureGroup[] }) {
  const text = useText();
  const strips = groups.filter(({ layout }) => layout === undefined);
  const statements = groups.filter(({ layout }) => layout === 'statement');
  return (
    <Root>
      {strips.map(({ title, figures }, at) => (
        <Fragment key={title ?? ''}>
          {title !== undefined && <Heading>{text(`reports.group.${title}`)}</Heading>}
          <Strip style={styleOf(figures.length)}>
            {figures.map((measure) => (
              <FigureCard key={measure} measure={measure} isMain={at === 0} />
            ))}
          </Strip>
        </Fragment>
      ))}
      {statements.length > 0 && (
        <Statements>
          {statements.map((group) => (
            <Statement key={group.title} {...group} />
          ))}
        </Statements>
      )}
    </Root>
  );
}

function styleOf(figures: number): CSSProperties {
  return Object.fromEntries(
    Object.entries(room).flatMap(([width, most]) =>
      Object.entries(arrange(figures, most)).map(([name, value]) => [`--${width}-${name}`, value]),
    ),
  );
}
