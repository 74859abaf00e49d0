import type { Plugin } from 'vite';

/** Parts of React Router that Mizan does not use, and what the build puts in their place. */
const cuts: readonly (readonly [part: string | RegExp, instead: string])[] = [
  // Warnings for developers.
  ['var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;'],
  // Instrumentation.
  [/if \(init\.instrumentations\) \{/g, 'if (false) {'],
  // Links that fetch the next page ahead, and the error page: both of framework mode.
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '= [false, null, {}];'],
  ['shouldPrefetch && !isAbsolute ?', 'false ?'],
  // Assignments to components that nothing else uses.
  [/^(?:HistoryRouter|Form|NavLink)\.displayName = .*;$/gm, ''],
  // Forms and fetchers that the router sends, and routes that it would ask the server for.
  ...['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch2', 'discoverRoutes'].map(
    (name) => [functionIn(name), `  function ${name}() {}`] as const,
  ),
];

/** A function of the router, which stands in the one that makes it. */
function functionIn(name: string): RegExp {
  return new RegExp(`^ {2}async function ${name}\\([^]*?^ {2}\\}$`, 'm');
}

/**
 * Removes code of React Router for what is never used: about 5 KiB on every page but sign-in. A
 * version in which a part is missing stops the build.
 */
export function leanRouter(): Plugin {
  return {
    name: 'mizan-lean-router',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: {
        id: /\/react-router\/dist\/development\/chunk-[^/]*\.mjs$/,
        code: /createBrowserRouter/,
      },
      handler(source, file) {
        return cuts.reduce((code, [part, instead]) => {
          const without = code.replace(part, instead);
          if (without === code) throw new Error(`${file}: no ${String(part)} to cut`);
          return without;
        }, source);
      },
    },
  };
}
