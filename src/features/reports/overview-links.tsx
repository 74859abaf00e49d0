import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { ChevronForwardIcon } from '../../ui/icons.tsx';
import { colors, radius, type, typeScale } from '../../ui/theme/tokens.ts';
import { otherReports } from './declared/reports.ts';

const Root = styled('nav')({
  display: 'grid',
  gap: 24,
  marginBlockStart: 40,
  '@media print': { display: 'none' },
});
const Heading = styled('h2')({ ...type.h2, marginBlockEnd: 12 });
const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 12,
});
const Card = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  blockSize: '100%',
  padding: 16,
  paddingInlineStart: 20,
  color: colors.ink,
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.large,
  textDecoration: 'none',
  '& > div': { flex: 1, minInlineSize: 0 },
  '& > svg': { color: colors.inkMuted },
  '&:hover': { borderColor: colors.verdigris },
  '&:hover strong': { color: colors.verdigris },
});
const Title = styled('strong')({ display: 'block', fontWeight: 500 });
const Lead = styled('span')({ display: 'block', color: colors.inkMuted, ...typeScale.caption });

/** Leads from the overview to the reports that have pages of their own. */
export function OverviewLinks() {
  const text = useText();
  return (
    <Root id="more" aria-label={text('reports.others')}>
      {otherReports.map(({ group, reports }) => (
        <section key={group}>
          <Heading>{text(`reports.others.${group}`)}</Heading>
          <List>
            {reports.map(([name, path]) => (
              <li key={name}>
                <Card to={path}>
                  <div>
                    <Title>{text(`reports.title.${name}`)}</Title>
                    <Lead>{text(`reports.lead.${name}`)}</Lead>
                  </div>
                  <ChevronForwardIcon size={18} />
                </Card>
              </li>
            ))}
          </List>
        </section>
      ))}
    </Root>
  );
}
