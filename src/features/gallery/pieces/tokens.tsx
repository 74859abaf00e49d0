import styled from '@emotion/styled';
import { contrast, graphicPairs, textPairs, type Pair } from '../../../ui/theme/contrast.ts';
import { Ltr } from '../../../ui/text/ltr.tsx';
import {
  colors,
  elevation,
  metals,
  motion,
  radius,
  space,
  typeScale,
} from '../../../ui/theme/tokens.ts';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';

export const piece: Piece = { name: 'Tokens', States };

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: 12,
});
const Cell = styled('li')({
  ...typeScale.caption,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minBlockSize: 72,
  padding: '10px 12px',
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
});
const Row = styled('div')({ display: 'flex', alignItems: 'flex-end', flexWrap: 'wrap', gap: 20 });
const Sample = styled('figure')({ ...typeScale.caption, color: colors.inkMuted });
const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: 16,
  paddingBlock: 6,
  borderBlockEnd: `1px solid ${colors.line}`,
  '@media (max-width: 599.95px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
});
const Dot = styled('span')({
  display: 'block',
  inlineSize: 40,
  blockSize: 40,
  background: colors.verdigris,
  borderRadius: radius.round,
  transition: 'translate',
  'li:hover &': { translate: '64px' },
  '[dir="rtl"] li:hover &': { translate: '-64px' },
});

function States() {
  return (
    <>
      <State name="text on its ground, with the contrast (at least 4.5)" wide>
        <Pairs pairs={textPairs} />
      </State>
      <State name="marks and lines on their ground (at least 3)" wide>
        <Grid>
          {graphicPairs.map(([ground, color]) => (
            <Cell key={`${ground} ${color}`} style={{ background: colors[ground] }}>
              <span
                style={{ blockSize: 12, borderRadius: radius.small, background: colors[color] }}
              />
              <span style={{ color: ground === 'verdigrisDeep' ? colors.onDark : colors.ink }}>
                <Ltr>{`${color} ${contrast(colors[ground], colors[color]).toFixed(1)}`}</Ltr>
              </span>
            </Cell>
          ))}
        </Grid>
      </State>
      <State name="metals of tiers" wide>
        <Grid>
          {Object.entries(metals).map(([tier, look]) => (
            <Cell key={tier} style={look}>
              <span>
                <Ltr>{tier}</Ltr>
              </span>
              <span>
                <Ltr>{contrast(look.color, look.background).toFixed(1)}</Ltr>
              </span>
            </Cell>
          ))}
        </Grid>
      </State>
      <State name="letters: size and leading in both scripts" wide>
        {Object.entries(typeScale).map(([name, scale]) => (
          <Line key={name}>
            <span style={{ ...typeScale.caption, color: colors.inkMuted }}>
              <Ltr>
                {name} {pixels(scale.fontSize)}/{pixels(scale.lineHeight)}
              </Ltr>
            </span>
            <span lang="ar" dir="rtl" style={{ ...scale, textAlign: 'start' }}>
              لكل شحنة الشركة الأنسب 128
            </span>
            <span lang="en" dir="ltr" style={{ ...scale, textAlign: 'start' }}>
              The right weight, 128 kg
            </span>
          </Line>
        ))}
      </State>
      <State name="corners" wide>
        <Row>
          {Object.entries(radius).map(([name, value]) => (
            <Sample key={name}>
              <div
                style={{
                  inlineSize: 88,
                  blockSize: 56,
                  background: colors.verdigrisSoft,
                  border: `1px solid ${colors.verdigris}`,
                  borderRadius: value,
                }}
              />
              <Ltr>{`${name} ${value}`}</Ltr>
            </Sample>
          ))}
        </Row>
      </State>
      <State name="elevation" wide>
        <Row>
          {Object.entries(elevation).map(([name, boxShadow]) => (
            <Sample key={name}>
              <div
                style={{
                  inlineSize: 120,
                  blockSize: 72,
                  marginBlockEnd: 16,
                  background: colors.surface,
                  border: `1px solid ${colors.line}`,
                  borderRadius: radius.large,
                  boxShadow,
                }}
              />
              <Ltr>{name}</Ltr>
            </Sample>
          ))}
        </Row>
      </State>
      <State name="space" wide>
        <Row>
          {space.map((value) => (
            <Sample key={value}>
              <div
                style={{ inlineSize: value, blockSize: value, background: colors.brassBright }}
              />
              <Ltr>{value}</Ltr>
            </Sample>
          ))}
        </Row>
      </State>
      <State name="motion (point at one)" wide>
        <Grid>
          {(['quick', 'calm'] as const).flatMap((time) =>
            (['enter', 'leave'] as const).map((curve) => (
              <Cell key={`${time} ${curve}`}>
                <Dot
                  style={{
                    transitionDuration: motion[time],
                    transitionTimingFunction: motion[curve],
                  }}
                />
                <span>
                  <Ltr>{`${time} ${motion[time]}, ${curve}`}</Ltr>
                </span>
              </Cell>
            )),
          )}
        </Grid>
      </State>
    </>
  );
}

function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Grid>
      {pairs.map(([ground, color]) => (
        <Cell
          key={`${ground} ${color}`}
          style={{ color: colors[color], background: colors[ground] }}
        >
          <span>
            <Ltr>{color}</Ltr>
          </span>
          <span>
            <Ltr>{contrast(colors[ground], colors[color]).toFixed(1)}</Ltr>
            {' · '}
            <Ltr>{ground}</Ltr>
          </span>
        </Cell>
      ))}
    </Grid>
  );
}

function pixels(rem: string): number {
  return Number.parseFloat(rem) * 16;
}
