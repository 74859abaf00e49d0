import { useEffect, useState } from 'react';

/**
 * Leaves for another document. The page counts as leaving until the person comes back to it,
 * because browsers restore a page as it was left.
 */
export function useDeparture() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const stay = () => {
      setLeaving(false);
    };
    window.addEventListener('pageshow', stay);
    return () => {
      window.removeEventListener('pageshow', stay);
    };
  }, []);
  return {
    isLeaving,
    leaveFor: (url: string) => {
      setLeaving(true);
      window.location.assign(url);
    },
  };
}
