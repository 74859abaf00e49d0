import { useEffect, useRef, useState } from 'react';

/** Pixels that an element is wide; 0 until it is known. */
export function useWidth<Target extends Element>() {
  const target = useRef<Target>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
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
