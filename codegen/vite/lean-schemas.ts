import type { Plugin } from 'vite';

const GENERATED = '/src/api/generated/zod/';

/** What the contract says of a value, in a check of its own; nothing checks it. */
const DESCRIPTION = /\.check\(\/\*#__PURE__\*\/ zod\.describe\('(?:[^'\\]|\\.)*'\)\)/g;

/** Leaves out of the built app the descriptions in generated schemas, which no screen shows. */
export function leanSchemas(): Plugin {
  return {
    name: 'mizan-lean-schemas',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes(GENERATED)) return null;
      return { code: withoutDescriptions(code), map: null };
    },
  };
}

/** The code of generated schemas without descriptions. */
export function withoutDescriptions(code: string): string {
  return code.replaceAll(DESCRIPTION, '');
}
