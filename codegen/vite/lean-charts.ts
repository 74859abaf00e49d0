import type { Plugin } from 'vite';

/**
 * Modules of the chart library that a chart of ours does without, and what the build puts in their
 * place. Charts only draw: names, labels and what can be pointed at lie over them.
 */
const instead: Readonly<Record<string, string>> = {
  // Of the plugins, the axes and what drawing asks for; others point, zoom, brush and go by keys.
  'internals/plugins/allPlugins': `
    import { useChartCartesianAxis } from './featurePlugins/useChartCartesianAxis/index.mjs';
    import { useChartHighlight } from './featurePlugins/useChartHighlight/index.mjs';
    import { useChartZAxis } from './featurePlugins/useChartZAxis/index.mjs';
    import { useProgressiveRendering } from './featurePlugins/useProgressiveRendering/index.mjs';
    export const DEFAULT_PLUGINS = [
      useChartZAxis,
      useChartCartesianAxis,
      useChartHighlight,
      useProgressiveRendering,
    ];`,
  // Bars, lines and points.
  'internals/plugins/utils/defaultSeriesConfig': `
    import { barSeriesConfig as bar } from '../../../BarChart/seriesConfig/index.mjs';
    import { lineSeriesConfig as line } from '../../../LineChart/seriesConfig/index.mjs';
    import { scatterSeriesConfig as scatter } from '../../../ScatterChart/seriesConfig/index.mjs';
    export const defaultSeriesConfig = { bar, line, scatter };`,
  // Gestures.
  'internals/plugins/corePlugins/useChartInteractionListener/useChartInteractionListener': `
    const nothing = () => ({ cleanup() {} });
    const instance = {
      addInteractionListener: nothing,
      updateZoomInteractionListeners: nothing,
      registerGestures: () => nothing,
    };
    export const useChartInteractionListener = () => ({ instance });
    useChartInteractionListener.params = {};
    useChartInteractionListener.getInitialState = () => ({});`,
  'internals/plugins/featurePlugins/shared/useRegisterPointerInteractions':
    'export const useRegisterPointerInteractions = () => {};',
  // Buttons of a toolbar.
  'internals/material/index': 'export const defaultSlotsMaterial = {};',
  // What the library says to screen readers.
  'internals/components/ChartsAccessibilityProxy/ChartsAccessibilityProxy':
    'export const ChartsAccessibilityProxy = () => null;',
  'locales/enUS': 'export const enUS = {}; export const DEFAULT_LOCALE = {};',
};

const module = /\/@mui\/x-charts\/(.*)\.mjs$/;

/**
 * Removes code of the chart library for what is never used: about a quarter of a chart. A version
 * in which a part is missing stops the build.
 */
export function leanCharts(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'mizan-lean-charts',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: module },
      handler(id) {
        const name = module.exec(id)?.[1] ?? '';
        const code = instead[name];
        if (code !== undefined) replaced.add(name);
        return code;
      },
    },
    buildEnd(error) {
      const missing = Object.keys(instead).filter((name) => !replaced.has(name));
      const hasCharts = replaced.size > 0;
      if (!error && hasCharts && missing.length > 0) {
        throw new Error(`No ${missing.join()} in @mui/x-charts`);
      }
    },
  };
}
