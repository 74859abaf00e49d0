import type { Plugin } from 'vite';

/** Files whose functions nearly every page calls (see chunks.ts). */
const compiled = new Set(['base', 'app', 'forms']);

/**
 * Asks the browser to compile all functions of the common files while they arrive, beside the main
 * thread, and not one by one when they are first called. Source: the explainer of V8's explicit
 * compile hints; browsers that do not know them read a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'mizan-compile-ahead',
    apply: 'build',
    generateBundle: {
      // The comment has to be the first line, above what other plugins put there.
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !compiled.has(chunk.name)) continue;
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
        }
      },
    },
  };
}
