import styled from '@emotion/styled';
import { CourierMonogram } from '../../../shared/couriers/courier-monogram.tsx';
import { MizanMark } from '../../../ui/brand/mizan-mark.tsx';
import { Wordmark } from '../../../ui/brand/wordmark.tsx';
import { TierMark, type Tier } from '../../../shared/couriers/tier-mark.tsx';
import { colors, radius } from '../../../ui/theme/tokens.ts';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Mark, wordmark, monograms', States };

const Row = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 16 });
const Ground = styled(Row)({ padding: 24, borderRadius: radius.large });

const couriers = [
  ['crr_sample_a', 'نجم السُّرى', 'Night Star Express'],
  ['crr_sample_b', 'قوافل النخيل', 'Palm Caravan'],
  ['crr_sample_c', 'وعل الصوان', 'Granite Ibex'],
  ['crr_sample_d', 'مها الجليد', 'Polar Oryx'],
  ['crr_sample_e', 'ريشة', 'Feather Post'],
  ['crr_sample_f', 'الصقر الكهرماني', 'Amber Falcon'],
] as const;

const tiers: readonly [Tier, string, string][] = [
  ['bronze', 'برونزي', 'Bronze'],
  ['silver', 'فضي', 'Silver'],
  ['gold', 'ذهبي', 'Gold'],
  ['platinum', 'بلاتيني', 'Platinum'],
];

function States() {
  const sample = useSample();
  return (
    <>
      <State name="mark and wordmark on paper">
        <Ground style={{ background: colors.canvas }}>
          <MizanMark size={56} />
          <Wordmark size={40} />
          <Wordmark />
        </Ground>
      </State>
      <State name="on verdigris">
        <Ground style={{ background: colors.verdigrisDeep }}>
          <MizanMark size={56} tone="dark" />
          <Wordmark size={40} tone="dark" />
          <Wordmark tone="dark" />
        </Ground>
      </State>
      <State name="mark, 16 to 64">
        <Row>
          {[16, 24, 32, 48, 64].map((size) => (
            <MizanMark key={size} size={size} />
          ))}
        </Row>
      </State>
      <State name="couriers' monograms">
        <Row>
          {couriers.map(([code, arabic, english]) => (
            <CourierMonogram key={code} code={code} name={sample(arabic, english)} size={48} />
          ))}
        </Row>
      </State>
      <State name="monograms, 24 to 64">
        <Row>
          {[24, 32, 40, 48, 64].map((size) => (
            <CourierMonogram
              key={size}
              code="crr_sample_b"
              name={sample('قوافل النخيل', 'Palm Caravan')}
              size={size}
            />
          ))}
        </Row>
      </State>
      <State name="tiers">
        <Row>
          {tiers.map(([tier, arabic, english]) => (
            <TierMark key={tier} tier={tier} name={sample(arabic, english)} />
          ))}
        </Row>
      </State>
    </>
  );
}
