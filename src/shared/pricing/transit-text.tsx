import { useText } from '../../i18n/use-text.ts';

interface TransitTextProps {
  value: { min_days: number; max_days: number };
}

/** How long a delivery takes: "2 to 3 days", "Same day". */
export function TransitText({ value: { min_days: min, max_days: max } }: TransitTextProps) {
  const text = useText();
  return (
    <bdi>
      {min === max
        ? text('shared.pricing.days', { days: max })
        : text('shared.pricing.daysRange', { min, max })}
    </bdi>
  );
}
