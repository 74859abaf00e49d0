import { Fragment } from 'react';
import { RiyalSign } from './riyal-sign.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const code = 'SAR';
/** How useMoneyString() begins an amount in riyals. */
const BEGINNING = new RegExp(`${code}(?=\u00a0)`);

/** A sentence with amounts: the riyal sign is shown; "SAR" is read out and copied, as in MoneyText. */
export function WithRiyalSign({ children }: { children: string }) {
  const [first, ...rest] = children.split(BEGINNING);
  if (rest.length === 0) return children;
  // One element, because in a row each piece of text would be an item of its own.
  return (
    <span>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <RiyalSign />
          <VisuallyHidden>{code}</VisuallyHidden>
          {part}
        </Fragment>
      ))}
    </span>
  );
}
