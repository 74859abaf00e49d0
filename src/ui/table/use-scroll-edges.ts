import { useEffect, type RefObject } from 'react';

/**
 * Tells the frame around a scrolling box at which edges more of its content is hidden, by the
 * attributes `data-more-start` and `data-more-end`, and how wide its scroll bar is.
 */
export function useScrollEdges(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = box.current;
    const frame = element?.parentElement;
    const content = element?.firstElementChild;
    if (!element || !frame || !content) return undefined;
    let place: number | undefined;
    const look = () => {
      place = element.scrollLeft;
      // In Arabic the place is negative.
      const gone = Math.abs(place);
      const ahead = element.scrollWidth - element.clientWidth - gone;
      frame.toggleAttribute('data-more-start', gone >= 1);
      frame.toggleAttribute('data-more-end', ahead >= 1);
      frame.style.setProperty('--scroll-bar', `${element.offsetWidth - element.clientWidth}px`);
    };
    const onScroll = () => {
      if (element.scrollLeft !== place) look();
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    const growth = new ResizeObserver(look);
    growth.observe(element);
    growth.observe(content);
    return () => {
      element.removeEventListener('scroll', onScroll);
      growth.disconnect();
    };
  }, [box]);
}
