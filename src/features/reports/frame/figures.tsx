import styled from '@emotion/styled';
import { Fragment } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { colors, radius, type } from '../../../ui/theme/tokens.ts';
import type { FigureGroup } from '../declared/report.ts';
import { FigureCard } from './figure-card.tsx';
import { Statement } from './statement.tsx';

const Root = styled('div')({ display: 'grid', gap: 16 });
/** Neighbours share one line: the gaps show the background. */
const Strip = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(170px, 46%), 1fr))',
  gap: 1,
  background: colors.line,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  overflow: 'hidden',
});
const Statements = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
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
          <Strip>
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
