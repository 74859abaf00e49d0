import { goodsValueOf } from '../../common/goods.ts';
import { basisPointsOf } from '../../common/money.ts';
import { halalasOf } from '../../common/exchange.ts';
import { scaleHalfUp } from '../../common/rounding.ts';
import { type Rule, ruleOf, ruleWith, same, type Schemas, unless } from './rule.ts';

type Money = Schemas['Money'];

interface Taxed {
  subtotal: Money;
  vat: Money;
}

/** What an amount with VAT is called. */
type Total = 'total_fee' | 'total' | 'price';

const sumOf = (amounts: readonly Money[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** VAT on carriage, in 1/10,000: 15 % within Saudi Arabia, nothing abroad. */
const vatOf = (lane: Schemas['CourierPrice']['lane']) => (lane === 'international' ? 0 : 1_500);

/** The VAT in a price that was set with it, rounded half-up; halalas. */
const vatIn = (price: number, rate: number) => scaleHalfUp(price, rate, 10_000 + rate);

/** Prices and what they are made of. */
export const money: readonly Rule[] = [
  ruleOf('fees add up to the subtotal', ['CourierPrice', 'ShipmentCharge'], (price) => {
    const fees = [price.base_fee, price.weight_fee, price.cod_fee, price.remote_area_fee];
    return same('subtotal', price.subtotal.amount, sumOf(fees));
  }),

  ruleWith('VAT is its rate of the subtotal', ['subtotal', 'vat', 'vat_rate'], (value) => {
    const { subtotal, vat, vat_rate: rate, ...rest } = value as Taxed & { vat_rate: number };
    // What is paid for a plan is a price with VAT, and a credit is part of a price: both may be off by
    // a halala.
    const isFee = 'base_fee' in rest || 'carriage' in rest;
    const isSplit = !isFee || ('kind' in rest && rest.kind === 'credit_note');
    const off = Math.abs(vat.amount - basisPointsOf(subtotal.amount, rate));
    return unless(off <= (isSplit ? 1 : 0), `vat is off by ${off}`);
  }),

  ruleOf('the VAT of a plan’s price is in it', ['PlanPrice', 'PlanCharge'], (charge) => {
    const total = 'price' in charge ? charge.price : charge.total;
    return same('vat', charge.vat.amount, vatIn(total.amount, charge.vat_rate));
  }),

  ruleWith('subtotal and VAT add up to the total', ['subtotal', 'vat'], (value) => {
    const { subtotal, vat, ...rest } = value as Taxed & Partial<Record<Total, Money>>;
    const total = rest.total_fee ?? rest.total ?? rest.price;
    return same('total', total?.amount, subtotal.amount + vat.amount);
  }),

  ruleOf(
    'VAT goes by where the parcel goes',
    ['CourierPrice', 'Shipment', 'TaxDocument'],
    (value) => {
      if ('lane' in value) return same('vat_rate', value.vat_rate, vatOf(value.lane));
      const journey = 'charge' in value ? value : value.carriage;
      const rate = 'charge' in value ? value.charge.vat_rate : value.vat_rate;
      const isAbroad = [journey?.origin, journey?.destination].some(
        (place) => place && place.country !== 'SA',
      );
      return same('vat_rate', rate, vatOf(isAbroad ? 'international' : 'domestic'));
    },
  ),

  ruleOf('a price list has the VAT of its lanes', ['PriceRow'], ({ lane, cells }) =>
    cells.flatMap(({ subtotal, vat }) =>
      same('vat', vat.amount, basisPointsOf(subtotal.amount, vatOf(lane))),
    ),
  ),

  ruleOf('what is charged is the price with what was asked for', ['CourierPrice'], (price) => {
    const { cod_price: withCash, total_fee: total, cod_fee: fee } = price;
    return [
      ...same('total_fee', total.amount, (withCash ?? price.price).amount),
      ...unless(withCash !== undefined || fee.amount === 0, 'cod_fee without cash on delivery'),
      ...unless(!withCash || withCash.amount >= price.price.amount, 'cash on delivery is cheaper'),
    ];
  }),

  ruleOf('no more is refunded than was charged', ['ShipmentCharge'], (charge) => {
    const { refunded, recharged, total_fee: total } = charge;
    return [
      ...unless(refunded.amount <= total.amount, 'refunded is more than total_fee'),
      ...unless(
        !recharged || recharged.amount <= refunded.amount,
        'recharged is more than refunded',
      ),
    ];
  }),

  ruleOf('goods are worth the sum of their prices', ['Shipment'], (shipment) =>
    same('goods_value', shipment.goods_value, goodsValueOf(shipment)),
  ),

  ruleOf('a top-up credits what was paid, at its rate', ['TopUp'], (topUp) => {
    const { amount, credit, micro_sar: rate, taken_back: taken } = topUp;
    return [
      ...same('credit', credit, { amount: halalasOf(amount, rate), currency: 'SAR' }),
      ...unless(amount.currency !== 'SAR' || rate === 1_000_000, 'micro_sar of a riyal'),
      ...unless(!taken || taken.amount <= credit.amount, 'taken_back is more than the credit'),
    ];
  }),

  ruleOf('a change of plan costs the charge less the credit', ['PlanChangePreview'], (preview) => {
    const { charge, credit, total, balance_after: after, shortfall } = preview;
    const short = after.amount < 0 ? -after.amount : undefined;
    return [
      ...same('total', total.amount, (charge?.total.amount ?? 0) - (credit?.total.amount ?? 0)),
      ...same('shortfall', shortfall?.amount, short),
    ];
  }),

  ruleOf('unused days are part of the period', ['PlanCredit'], ({ unused_days: left, days }) =>
    unless(left <= days, `${left} of ${days} days`),
  ),

  ruleOf('a comparison sums up its prices', ['Quote'], ({ prices, summary }) => {
    const totals = prices.map(({ total_fee }) => total_fee.amount);
    const average =
      totals.length === 0
        ? undefined
        : scaleHalfUp(sumOf(prices.map((each) => each.total_fee)), 1, totals.length);
    return [
      ...same(
        'the order of prices',
        totals,
        totals.toSorted((a, b) => a - b),
      ),
      ...same('min_price', summary.min_price?.amount, totals.toSorted((a, b) => a - b)[0]),
      ...same('max_price', summary.max_price?.amount, totals.toSorted((a, b) => b - a)[0]),
      ...same('average_price', summary.average_price?.amount, average),
      ...same(
        'total_couriers',
        summary.total_couriers,
        new Set(prices.map(({ courier }) => courier.id)).size,
      ),
      ...same(
        'total_areas',
        summary.total_areas,
        new Set(prices.flatMap(({ coverage_areas: areas }) => areas)).size,
      ),
      ...same(
        'the balance before',
        new Set(prices.map((price) => price.balance_after.amount + price.total_fee.amount)).size,
        Math.min(1, prices.length),
      ),
    ];
  }),
];
