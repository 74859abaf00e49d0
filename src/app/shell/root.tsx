import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { WorkingLine } from '../../ui/feedback/working-line.tsx';
import { historyEntry } from '../../ui/history-entry.ts';
import { focusHeading } from '../../ui/layout/focus-heading.ts';
import { layers } from '../../ui/theme/tokens.ts';
import { returnToPlace } from '../scroll-place.ts';

const Progress = styled(WorkingLine)({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layers.progress,
});

/**
 * The parent of every layout: scroll position, focus, and an indicator while the next screen loads.
 */
export function Root() {
  const text = useText();
  const navigation = useNavigation();
  const { key } = useLocation();
  useFocusOnHeading();
  useEffect(() => returnToPlace(), [key]);
  return (
    <>
      {navigation.state !== 'idle' && (
        <Progress role="progressbar" aria-label={text('ui.loading')} />
      )}
      <Outlet />
      <ScrollRestoration getKey={historyEntry} />
    </>
  );
}

/**
 * After a navigation screen readers start at the new page's heading. The first page keeps its
 * focus.
 */
function useFocusOnHeading() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}
