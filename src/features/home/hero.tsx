import styled from '@emotion/styled';
import { useGetProfile } from '../../api/generated/profile/profile.ts';
import { useText } from '../../i18n/use-text.ts';
import { PageTitle } from '../../ui/layout/page-header.tsx';
import { colors, layout, typeScale } from '../../ui/theme/tokens.ts';
import { QuickPriceForm } from './quick-price-form.tsx';
import { ScaleMarks } from './scale-marks.tsx';

const Band = styled('section')({
  position: 'relative',
  color: colors.onDark,
  background: `radial-gradient(90% 140% at 50% 0%, ${colors.verdigrisLit} 0%, ${colors.verdigrisDeep} 70%)`,
  // Lists in the form extend below the band.
  overflowX: 'clip',
});
const Inside = styled('div')({
  position: 'relative',
  maxInlineSize: layout.content + 64,
  marginInline: 'auto',
  padding: '40px 32px 64px',
  '@media (max-width: 599.95px)': { padding: '24px 16px 40px' },
});
const Greeting = styled('p')({ color: colors.brassBright, fontWeight: 500, minBlockSize: 25 });
const Heading = styled('h1')({
  ...typeScale.display,
  fontWeight: 600,
  marginBlockEnd: 24,
  '@media (max-width: 599.95px)': { ...typeScale.figure, marginBlockEnd: 16 },
});

/** The band at the top of home: a greeting and the form for prices. */
export function Hero() {
  const text = useText();
  const { data: profile } = useGetProfile();
  return (
    <Band>
      <PageTitle title={text('home.title')} />
      <ScaleMarks />
      <Inside>
        <Greeting>{profile && text('home.greeting', { name: profile.first_name })}</Greeting>
        <Heading tabIndex={-1}>{text('home.heading')}</Heading>
        <QuickPriceForm />
      </Inside>
    </Band>
  );
}
