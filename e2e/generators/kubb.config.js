import { defineConfig } from '@kubb/core';
import { pluginClient } from '@kubb/plugin-client';
import { pluginOas } from '@kubb/plugin-oas';
import { pluginTs } from '@kubb/plugin-ts';

/** Functions that call fetch, with what they need; the contract is an argument of `kubb generate`. */
export default defineConfig({
  // As the compiler writes them; their default is the files' own ending.
  output: { path: 'client', extension: { '.ts': '.js' }, format: false, lint: false },
  // Without `bundle`, the client imports a file of the package that has no types in CommonJS.
  plugins: [pluginOas(), pluginTs(), pluginClient({ client: 'fetch', bundle: true })],
});
