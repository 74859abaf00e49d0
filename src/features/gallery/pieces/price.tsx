import { CourierIdentity, RatingText } from '../../../shared/couriers/courier-identity.tsx';
import { PriceBreakdown, type PriceParts } from '../../../shared/pricing/price-breakdown.tsx';
import { TierMark } from '../../../shared/couriers/tier-mark.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Courier and price', States };

const riyals = (amount: number) => ({ amount, currency: 'SAR' }) as const;
const full: PriceParts = {
  base_fee: riyals(2800),
  weight_fee: riyals(400),
  cod_fee: riyals(1200),
  remote_area_fee: riyals(1500),
  subtotal: riyals(5900),
  vat_rate: 1500,
  vat: riyals(885),
  total_fee: riyals(6785),
};
const plain: PriceParts = {
  ...full,
  weight_fee: riyals(0),
  cod_fee: riyals(0),
  remote_area_fee: riyals(0),
  subtotal: riyals(2800),
  vat_rate: 0,
  vat: riyals(0),
  total_fee: riyals(2800),
};

function States() {
  const sample = useSample();
  const name = sample('نجم السُّرى', 'Night Star Express');
  return (
    <>
      <State name="courier with service, tier and rating">
        <CourierIdentity id="crr_sample_a" name={name}>
          <span>{sample('سريع', 'Express')}</span>
          <TierMark tier="platinum" name={sample('بلاتيني', 'Platinum')} />
          <RatingText rating={4.8} count={1240} />
        </CourierIdentity>
      </State>
      <State name="courier by name alone, small">
        <CourierIdentity
          id="crr_sample_b"
          name={sample('قوافل النخيل', 'Palm Caravan')}
          size={36}
        />
      </State>
      <State name="marks of a price">
        <span style={{ display: 'flex', gap: 6 }}>
          <StatusChip tone="accent" plain>
            {sample('الأرخص', 'Cheapest')}
          </StatusChip>
          <StatusChip tone="progress" plain>
            {sample('الأسرع', 'Fastest')}
          </StatusChip>
        </span>
      </State>
      <State name="every part of a price">
        <PriceBreakdown price={full} />
      </State>
      <State name="without VAT, parts that cost nothing">
        <PriceBreakdown price={plain} baseWeight={15_000} />
      </State>
    </>
  );
}
