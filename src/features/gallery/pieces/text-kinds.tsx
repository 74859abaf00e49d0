import { AgoText } from '../../../ui/text/ago-text.tsx';
import { DateText } from '../../../ui/text/date-text.tsx';
import { DimensionsText } from '../../../ui/text/dimensions-text.tsx';
import { Ltr } from '../../../ui/text/ltr.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { PhoneText } from '../../../ui/text/phone-text.tsx';
import { TrackingNumberText } from '../../../ui/text/tracking-number-text.tsx';
import { WeightText } from '../../../ui/text/weight-text.tsx';
import { TransitText } from '../../../shared/pricing/transit-text.tsx';
import { RouteText } from '../../../shared/journey/route-text.tsx';
import type { Piece } from '../piece.ts';
import { State } from '../state.tsx';
import { useSample } from '../use-sample.ts';

export const piece: Piece = { name: 'Money, weights, dates, phones and codes', States };

function States() {
  const sample = useSample();
  return (
    <>
      <State name="money in riyals">
        <p>
          <MoneyText value={{ amount: 125_000, currency: 'SAR' }} />
        </p>
        <p>
          <MoneyText value={{ amount: -8510, currency: 'SAR' }} />
        </p>
        <p>
          <MoneyText value={{ amount: 8510, currency: 'SAR' }} signed />
        </p>
        <p>
          <MoneyText value={{ amount: 0, currency: 'SAR' }} />
        </p>
      </State>
      <State name="money in the other currencies">
        {(['USD', 'AED', 'GBP', 'EUR'] as const).map((currency) => (
          <p key={currency}>
            <MoneyText value={{ amount: 125_000, currency }} />
          </p>
        ))}
      </State>
      <State name="money within a sentence">
        <p>
          {sample('يُخصم', 'You pay')} <MoneyText value={{ amount: 4083, currency: 'SAR' }} />{' '}
          {sample('من رصيدك الآن.', 'from your balance now.')}
        </p>
      </State>
      <State name="weights">
        <p>
          <WeightText grams={2500} />
        </p>
        <p>
          <WeightText grams={750} unit="g" />
        </p>
        <p>
          <WeightText grams={22_680} unit="lb" />
        </p>
      </State>
      <State name="dimensions">
        <p>
          <DimensionsText length={400} width={300} height={200} />
        </p>
        <p>
          <DimensionsText length={400} width={300} height={200} unit="mm" />
        </p>
        <p>
          <DimensionsText length={400} width={300} height={200} unit="in" />
        </p>
      </State>
      <State name="dates: a day, a moment, short in another year">
        <p>
          <DateText value="2026-11-21" />
        </p>
        <p>
          <DateText value="2026-11-21T21:30:00Z" format="dateTime" />
        </p>
        <p>
          <DateText value="2019-03-01" format="short" />
        </p>
      </State>
      <State name="how long ago">
        {[0, 1, 2, 26].map((hours) => (
          <p key={hours}>
            <AgoText hours={hours} />
          </p>
        ))}
        {[2, 11, 100].map((days) => (
          <p key={days}>
            <AgoText days={days} />
          </p>
        ))}
      </State>
      <State name="how long it takes">
        {[
          [0, 0],
          [1, 1],
          [1, 2],
          [3, 11],
        ].map(([min = 0, max = 0]) => (
          <p key={max}>
            <TransitText value={{ min_days: min, max_days: max }} />
          </p>
        ))}
      </State>
      <State name="phones within a sentence">
        <p>
          {sample('اتصل بنا على', 'Call')} <PhoneText value="+966500000139" />{' '}
          {sample('في أي وقت.', 'at any time.')}
        </p>
        <p>
          <PhoneText value="+442079460000" />
        </p>
      </State>
      <State name="codes and e-mails within a sentence">
        <p>
          {sample('الشحنة رقم', 'Shipment')} <TrackingNumberText value="MZ18506813098" />{' '}
          {sample('إلى', 'to')} <Ltr>receiver@customer.example</Ltr>{' '}
          {sample('في الطريق.', 'is on its way.')}
        </p>
        <TrackingNumberText value="MZ18506813098" copyable />
      </State>
      <State name="routes, at home and abroad">
        <p>
          <RouteText from={sample('الرياض', 'Riyadh')} to={sample('أبها', 'Abha')} />
        </p>
        <p>
          <RouteText
            from={sample('الرياض', 'Riyadh')}
            to={sample('Sample City، باكستان', 'Sample City, Pakistan')}
          />
        </p>
      </State>
    </>
  );
}
