import type { Plugin } from 'vite';

/** Parts of MUI that every component or theme pulls in and that Mizan switches off. */
const unused = [
  // CSS variable themes: ours has plain values.
  './createThemeWithVars.mjs',
  './ThemeProviderWithVars.mjs',
  // Ripples: disabled in the theme.
  './TouchRipple.mjs',
];

const stub = '\0unused-part-of-mui';

/**
 * Emotion's list of all attributes of HTML, which keeps others away from elements. Types keep them
 * away here: a styled element with properties of its own says what it forwards.
 */
const attributes = '@emotion/is-prop-valid';
const anyAttribute = '\0any-attribute';

/** Copies static members to a component that wraps another. We wrap none. */
const staticMembers = 'hoist-non-react-statics';
const unhoisted = '\0unhoisted';

/** Removes code of MUI and Emotion for what is never used: about 9 KiB on every page. */
export function leanMui(): Plugin {
  return {
    name: 'mizan-lean-mui',
    enforce: 'pre',
    apply: 'build',
    resolveId(id, importer) {
      if (id === attributes) return anyAttribute;
      if (id === staticMembers) return unhoisted;
      // Emotion names an older version; two of them would take twice the bytes.
      if (id === 'stylis' && importer?.includes('/@emotion/cache/')) return this.resolve(id);
      return unused.includes(id) && importer?.includes('/@mui/material/') ? stub : null;
    },
    load(id) {
      if (id === anyAttribute) return 'export default (name) => name !== "theme" && name !== "as";';
      if (id === unhoisted) return 'export default (component) => component;';
      return id === stub ? 'export default null; export const CssVarsProvider = null;' : null;
    },
  };
}
