import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { focusHeading } from '../../ui/layout/focus-heading.ts';
import { colors, layers, motion } from '../../ui/theme/tokens.ts';
import { returnToPlace } from '../scroll-place.ts';

const travel = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const appear = keyframes({ from: { opacity: 0 } });
const Progress = styled('div')({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  blockSize: 3,
  zIndex: layers.progress,
  overflow: 'hidden',
  // Nothing for screens that come at once.
  animation: `${appear} ${motion.calm} ${motion.patience} backwards`,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    background: colors.brass,
    animation: `${travel} ${motion.turn} ease-in-out infinite`,
  },
});

/** Above every layout: scroll, focus and a sign that the next screen is on its way. */
export function Root() {
  const navigation = useNavigation();
  const { key } = useLocation();
  useFocusOnHeading();
  useEffect(() => returnToPlace(), [key]);
  return (
    <>
      {navigation.state !== 'idle' && <Progress />}
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** After a navigation readers start at the new page's heading; the first page keeps its focus. */
function useFocusOnHeading() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}
