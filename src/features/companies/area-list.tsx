import { useIntl } from 'react-intl';
import { useText } from '../../i18n/use-text.ts';
import { usePlaceNames } from '../../shared/places/use-place-names.ts';
import { Disclosure } from '../../ui/controls/disclosure.ts';

/** As many as fit in about two lines. */
const shownAtOnce = 12;

/**
 * The names of cities and countries. A long list shows only their number until the person opens it.
 */
export function AreaList({ codes }: { codes: readonly string[] }) {
  const text = useText();
  const intl = useIntl();
  const { cityName, countryName } = usePlaceNames();
  const names = codes
    .map((code) => (/^[A-Z]{2}$/.test(code) ? countryName(code) : cityName(code)))
    .toSorted(new Intl.Collator(intl.locale).compare);
  const list = intl.formatList(names);
  if (codes.length <= shownAtOnce) return <div>{list}</div>;
  return (
    <Disclosure>
      <summary>{text('pricing.facts.areas', { count: codes.length })}</summary>
      {list}
    </Disclosure>
  );
}
