import type { Plugin } from 'vite';

/** A part of a package that Mizan does not use, and what the build puts in its place. */
type Cut = readonly [part: string | RegExp, instead: string];

const routerCuts: readonly Cut[] = [
  // Warnings for developers.
  ['var ENABLE_DEV_WARNINGS = true;', 'const ENABLE_DEV_WARNINGS = false;'],
  // Instrumentation.
  [/if \(init\.instrumentations\) \{/g, 'if (false) {'],
  // Links that fetch the next page ahead, and the error page: both of framework mode.
  [/= usePrefetchBehavior\(\s*prefetch,\s*rest\s*\);/, '= [false, null, {}];'],
  ['shouldPrefetch && !isAbsolute ?', 'false ?'],
  // Names for developers, and components that nothing uses: a bundler keeps both, because making
  // them might do something.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/^var (NavLink|Form) = (React\d*)\.forwardRef\(/gm, 'var $1 = /* @__PURE__ */ $2.forwardRef('],
  [/^var (AwaitErrorBoundary|RemixErrorBoundary) = class extends [^]*?^\};$/gm, 'var $1;'],
  // Pages that a server renders.
  [/ \|\| parseHydrationData\(\)/g, ''],
  ['this.context && typeof error === "object"', 'false'],
  [/React\d*\.createElement\(RSCErrorHandler, \{ error \}, result\)/, 'result'],
  // Forms and fetchers that the router sends, and routes that it would ask the server for.
  ...['handleAction', 'handleFetcherAction', 'handleFetcherLoader', 'fetch2', 'discoverRoutes'].map(
    (name) => [functionIn(name), `  function ${name}() {}`] as const,
  ),
];

const formCuts: readonly Cut[] = [
  // Rules beside the fields: ours come from the contract's schemas.
  [/^var validateField = async \([^]*?^\};$/m, 'var validateField = async () => ({});'],
];

/** A function of the router, which stands in the one that makes it. */
function functionIn(name: string): RegExp {
  return new RegExp(`^ {2}async function ${name}\\([^]*?^ {2}\\}$`, 'm');
}

/**
 * Removes code of React Router and React Hook Form for what is never used: about 7 KiB on every
 * page but sign-in, and 0.7 KiB with every form. A version in which a part is missing stops the build.
 */
export function leanPackages(): Plugin[] {
  return [
    lean(/\/react-router\/dist\/development\/chunk-[^/]*\.mjs$/, 'createBrowserRouter', routerCuts),
    lean(/\/react-hook-form\/dist\/index\.esm\.mjs$/, 'validateField', formCuts),
  ];
}

function lean(id: RegExp, code: string, cuts: readonly Cut[]): Plugin {
  return {
    name: `mizan-lean-${code}`,
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id, code },
      handler(source, file) {
        return cuts.reduce((kept, [part, instead]) => {
          const without = kept.replace(part, instead);
          if (without === kept) throw new Error(`${file}: no ${String(part)} to cut`);
          return without;
        }, source);
      },
    },
  };
}
