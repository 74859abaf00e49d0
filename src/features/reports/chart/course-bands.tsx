import styled from '@emotion/styled';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { useLocale } from '../../../i18n/locale-context.ts';
import { colors, elevation, radius, typeScale } from '../../../ui/theme/tokens.ts';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { labelStep } from './course.ts';
import { plot } from './plot.ts';
import { LookSample, type Look } from './series-looks.tsx';

const Bands = styled('ul')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: `${plot.axis}px 0`,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '& > li': { position: 'relative', minInlineSize: 0 },
});
const Band = styled(Link)({
  display: 'block',
  blockSize: plot.height - plot.bottom,
  borderRadius: 4,
  '&:hover, &:focus-visible': {
    background: `color-mix(in srgb, ${colors.verdigris} 9%, transparent)`,
  },
  '&:focus-visible': { outlineOffset: -2 },
});
const Label = styled('span')({
  position: 'absolute',
  insetBlockStart: plot.height + 2,
  insetInlineStart: '50%',
  translate: '-50% 0',
  color: colors.inkMuted,
  ...typeScale.caption,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  '[dir="rtl"] &': { translate: '50% 0' },
});
const Bubble = styled('div')({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: 4,
  minInlineSize: 150,
  padding: '8px 12px',
  background: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius.medium,
  boxShadow: elevation.floating,
  pointerEvents: 'none',
  whiteSpace: 'nowrap',
  ...typeScale.caption,
  '& > p': { fontWeight: 600 },
  '& > div': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > div > :last-child': { marginInlineStart: 'auto', paddingInlineStart: 16 },
  // Beside the point, on the side that has more room.
  '&[data-side="start"]': { insetInlineStart: 'calc(100% + 4px)' },
  '&[data-side="end"]': { insetInlineEnd: 'calc(100% + 4px)' },
});

/** A point of the course, as it is read. */
export interface CoursePoint {
  key: string;
  /** Below the axis. */
  label: string;
  /** The day or the month. */
  title: string;
  values: readonly { name: string; shown: string; look: Look }[];
  link: Pick<LinkProps, 'to' | 'preventScrollReset'>;
}

interface CourseBandsProps {
  points: readonly CoursePoint[];
  /** Pixels of the whole chart. */
  width: number;
  /** Names the points as a group. */
  label: string;
  describedBy: string;
}

/** Pixels that a label needs. */
const labelWidth = 62;

/**
 * What lies over the chart: a link for each point to what it counts, which tells its values to the
 * pointer, the keyboard and screen readers. Arrow keys move between the points.
 */
export function CourseBands({ points, width, label, describedBy }: CourseBandsProps) {
  const isRtl = useLocale().direction === 'rtl';
  const list = useRef<HTMLUListElement>(null);
  const [entry, setEntry] = useState(0);
  const [shown, setShown] = useState<number>();
  const step = labelStep(points.length, width - plot.axis, labelWidth);
  const last = points.length - 1;
  const move = (event: KeyboardEvent) => {
    const ahead = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const targets: Partial<Record<string, number>> = {
      [ahead]: entry + 1,
      [back]: entry - 1,
      Home: 0,
      End: last,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') setShown(undefined);
    if (target === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[Math.min(Math.max(target, 0), last)]?.focus();
  };
  return (
    <Bands ref={list} aria-label={label} aria-describedby={describedBy} onKeyDown={move}>
      {points.map((point, at) => (
        <li key={point.key}>
          <Band
            {...point.link}
            tabIndex={at === Math.min(entry, last) ? 0 : -1}
            aria-label={[
              point.title,
              ...point.values.map(({ name, shown: value }) => `${name} ${value}`),
            ].join(' · ')}
            onPointerEnter={() => {
              setShown(at);
            }}
            onPointerLeave={() => {
              setShown(undefined);
            }}
            onFocus={() => {
              setEntry(at);
              setShown(at);
            }}
            onBlur={() => {
              setShown(undefined);
            }}
          />
          {at % step === 0 && <Label aria-hidden>{point.label}</Label>}
          {shown === at && (
            <Bubble aria-hidden data-side={at <= last / 2 ? 'start' : 'end'}>
              <p>{point.title}</p>
              {point.values.map(({ name, shown: value, look }) => (
                <div key={name}>
                  <LookSample look={look} />
                  <span>{name}</span>
                  <bdi>
                    <WithRiyalSign>{value}</WithRiyalSign>
                  </bdi>
                </div>
              ))}
            </Bubble>
          )}
        </li>
      ))}
    </Bands>
  );
}
