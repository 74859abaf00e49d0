import { Fragment } from 'react';
import { Ltr } from './ltr.tsx';
import { RiyalSign } from './riyal-sign.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const code = 'SAR';
/** An amount in riyals from useMoneyString(), with the marks by which a text isolates it. */
const AMOUNT = new RegExp(`\u2068?${code}(\u00a0[-\u2212]?[\\d.,]*\\d)\u2069?`);

/** A sentence with amounts: the riyal sign is shown; "SAR" is read out and copied, as in MoneyText. */
export function WithRiyalSign({ children }: { children: string }) {
  // Text and figures take turns.
  return children.split(AMOUNT).map((part, index) => (
    <Fragment key={index}>
      {index % 2 === 0 ? (
        part
      ) : (
        <Ltr>
          <RiyalSign />
          <VisuallyHidden>{code}</VisuallyHidden>
          {part}
        </Ltr>
      )}
    </Fragment>
  ));
}
