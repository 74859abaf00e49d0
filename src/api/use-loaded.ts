import { useEffect, useState } from 'react';

type Loaded<Value> = { state: 'loading' } | { state: 'failed' } | { state: 'there'; value: Value };

/**
 * The result of `load`, for the auth pages, which load before react-query does (docs/adr/0006).
 *
 * @param load the same function on each render.
 */
export function useLoaded<Value>(load: () => Promise<Value>) {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (value) => {
        if (isWanted) setLoaded({ state: 'there', value });
      },
      () => {
        if (isWanted) setLoaded({ state: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, tries]);
  return {
    loaded,
    retry: () => {
      setLoaded({ state: 'loading' });
      setTries(tries + 1);
    },
    setValue: (value: Value) => {
      setLoaded({ state: 'there', value });
    },
  };
}
