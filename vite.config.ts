import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups, notLoadedYet } from './codegen/vite/chunks.ts';
import { compileMessages } from './codegen/vite/compile-messages.ts';
import { compileAhead } from './codegen/vite/compile-ahead.ts';
import { preloadFonts, prepareFonts } from './codegen/vite/fonts.ts';
import { leanCharts } from './codegen/vite/lean-charts.ts';
import { leanMui } from './codegen/vite/lean-mui.ts';
import { leanPackages } from './codegen/vite/lean-packages.ts';
import { leanSchemas } from './codegen/vite/lean-schemas.ts';
import { precompress } from './codegen/vite/precompress.ts';
import { splitOperations } from './codegen/vite/split-operations.ts';
import { splitSchemas } from './codegen/vite/split-schemas.ts';
import { textsAsData } from './codegen/vite/texts-as-data.ts';

const backend = process.env.API_URL ?? 'http://localhost:4000';

export default defineConfig(async () => ({
  plugins: [
    ...[compileMessages(), textsAsData(), splitOperations(), splitSchemas()],
    ...[leanCharts(), leanMui(), leanPackages(), leanSchemas()],
    ...[react(), compileAhead(), preloadFonts(), precompress()],
  ],
  resolve: {
    alias: [
      {
        find: /^@formatjs\/icu-messageformat-parser$/,
        replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
      },
      { find: '#fonts', replacement: await prepareFonts() },
    ],
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { resolveDependencies: notLoadedYet },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  server: {
    port: 5173,
    strictPort: true,
    // What tests and the server write is no reason to reload the page.
    watch: { ignored: ['**/reports/**', '**/.data/**'] },
    proxy: { '/api': backend, '/docs': backend, '/t/': backend },
  },
}));
