import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/icons.tsx';
import { WithRiyalSign } from '../../../ui/text/with-riyal-sign.tsx';
import { colors, typeScale } from '../../../ui/theme/tokens.ts';
import { tileStyle } from './today-frame.tsx';

const Tile = styled(Link)({
  ...tileStyle,
  color: colors.inkMuted,
  textDecoration: 'none',
  '&:hover': { background: colors.canvas },
  '&:focus-visible': { outlineOffset: -2 },
});
const Empty = styled('div')({ ...tileStyle, color: colors.inkMuted });
const Figure = styled('strong')({ color: colors.ink, ...typeScale.figure, fontWeight: 600 });
const Change = styled('span')({
  display: 'flex',
  gap: 6,
  minBlockSize: '2lh',
  ...typeScale.caption,
  textWrap: 'balance',
  '& > svg': { flexShrink: 0, marginBlockStart: 3, color: colors.verdigris },
});

interface TodayTileProps {
  /** Where its rows are listed. */
  to: string;
  label: string;
  figure: ReactNode;
  /** Today's number less that of yesterday; halalas of amounts. */
  change: number;
  changeText: (change: number) => string;
  isAmount?: boolean;
}

/** One number of today, and how far it is from that of yesterday. */
export function TodayTile({
  to,
  label,
  figure,
  change,
  changeText,
  isAmount = false,
}: TodayTileProps) {
  const text = useText();
  const value = { change: changeText(Math.abs(change)) };
  return (
    <li>
      <Tile to={to}>
        <span>{label}</span>
        <Figure>{figure}</Figure>
        <Change>
          {change > 0 && <ArrowUpIcon size={14} />}
          {change < 0 && <ArrowDownIcon size={14} />}
          <span>
            {change === 0 && text('home.today.same')}
            {change > 0 && <WithRiyalSign>{text('home.today.more', value)}</WithRiyalSign>}
            {change < 0 && (
              <WithRiyalSign>
                {text(isAmount ? 'home.today.less' : 'home.today.fewer', value)}
              </WithRiyalSign>
            )}
          </span>
        </Change>
      </Tile>
    </li>
  );
}

/** Takes the place of a tile until its number is there. */
export function TodayTileSkeleton({ label }: { label: string }) {
  return (
    <li>
      <Empty>
        <span>{label}</span>
        <Figure>
          <Skeleton width="40%" />
        </Figure>
        <Change>
          <Skeleton width="70%" height="1lh" />
        </Change>
      </Empty>
    </li>
  );
}
