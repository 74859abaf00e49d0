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
  // An assignment to a component that nothing else uses.
  ['HistoryRouter.displayName = "unstable_HistoryRouter";', ''],
];

/**
 * Removes code of React Router for what is never used: about 3 KiB on every page but sign-in. A
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
