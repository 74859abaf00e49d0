import { useLayoutEffect, useRef, useState } from 'react';

/** Pixels that the content of an element is wide; 0 before the element is shown. */
export function useWidth<Target extends Element>() {
  const target = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [target, width] as const;
}
