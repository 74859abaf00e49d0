import { useEffect, useRef, useState } from 'react';

/** Pixels below the window at which something counts as near. */
const margin = 200;

/**
 * Whether an element has come near the window, for what is too heavy to load with the page.
 *
 * @returns the ref for the element, and true from the first time on.
 */
export function useNear<Target extends Element>() {
  const target = useRef<Target>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return [target, isNear] as const;
}
