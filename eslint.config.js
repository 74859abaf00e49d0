import eslint from '@eslint/js';
import formatjs from 'eslint-plugin-formatjs';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { space } from './src/ui/theme/tokens.ts';

const testFiles = ['**/*.test.{ts,tsx}'];
const configFiles = [
  ...[
    '*.config.{js,ts}',
    'e2e/*.config.ts',
    'e2e/generators/*.config.js',
    'codegen/*.config.ts',
    '*.cjs',
  ],
  // Spectral and Redocly ask for a default export.
  'openapi/rules/**/*.js',
];

const restrictedSyntax = [
  {
    selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
    message: 'A double cast hides a wrong type: narrow the value or mend its type.',
  },
  {
    selector:
      'MemberExpression[object.name=/^(describe|it|test|suite)$/][property.name=/^(only|skip|todo|fixme)$/]',
    message: 'Every test runs, always.',
  },
];

/** What src/ui/theme/tokens.ts alone decides: colours, letters, spaces, how long things move. */
const colour = '[value=/#(?:[0-9a-f]{3,4}){1,2}\\b|\\brgba?\\(/i]';
const time = '[value=/\\d+ms\\b/]';
const spaced = 'key.name=/^(?:(?:row|column)?[gG]ap|padding\\w*)$/';
const offScale = `(?!(?:${space.join('|')})(?:px|$))\\d{2,}`;
const asTemplate = (value) => value.replace('[value=', '[value.cooked=');
const restrictedStyles = [
  {
    selector: `:matches(Literal${colour}, TemplateElement${asTemplate(colour)})`,
    message: 'Colours are tokens (ui/theme/tokens.ts).',
  },
  {
    selector: `:matches(Literal${time}, TemplateElement${asTemplate(time)})`,
    message: 'How long something moves is a token (motion in ui/theme/tokens.ts).',
  },
  {
    selector: 'Property[key.name="fontSize"] > Literal.value',
    message: 'Sizes of letters are tokens (typeScale in ui/theme/tokens.ts).',
  },
  {
    selector: `Property[${spaced}] > :matches(Literal[raw=/^${offScale}$/], Literal[value=/(?:^|\\s)${offScale}px/])`,
    message: `Spaces are on the scale (space in ui/theme/tokens.ts): ${space.join(', ')}.`,
  },
];

/** Props whose words people see or hear, in parts of ours and of MUI. */
const spokenProps =
  '{label,*Label,title,*Title,description,placeholder,help,hint,detail,caption,alt}';
const spokenAria =
  'aria-{label,description,roledescription,valuetext,placeholder,braillelabel,brailleroledescription}';
const spokenKey = `/^(?:(?:\\w+L|l)abel|(?:\\w+T|t)itle|\\w*[tT]ext|description|placeholder|help|hint|detail|caption|alt|aria-(?:label|description|roledescription|valuetext|placeholder))$/`;
const words = '[value=/\\p{L}/u]';
const writtenOut = 'This text belongs into the message catalogues.';
/** What the formatjs rule does not look into: fragments, and objects such as `slotProps`. */
const restrictedTexts = [
  {
    selector: `JSXFragment > JSXExpressionContainer > Literal${words}`,
    message: writtenOut,
  },
  ...['name', 'value'].flatMap((key) =>
    [`Literal${words}`, 'TemplateLiteral:has(TemplateElement[value.cooked=/\\p{L}/u])'].map(
      (text) => ({
        selector: `Property[key.${key}=${spokenKey}] > ${text}.value`,
        message: writtenOut,
      }),
    ),
  ),
];

export default defineConfig(
  globalIgnores(['dist/', '/reports/', '.data/', 'openapi/generated/', 'src/api/generated/']),
  // Their clients are there only while e2e/generators/run.ts runs, which compiles them.
  globalIgnores(['e2e/generators/journeys/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  {
    rules: {
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      'no-restricted-exports': [
        'error',
        {
          restrictDefaultExports: {
            direct: true,
            named: true,
            defaultFrom: true,
            namedFrom: true,
            namespaceFrom: true,
          },
        },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { formatjs, 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      'react-hooks/incompatible-library': 'error',
      'react-hooks/unsupported-syntax': 'error',
      'no-console': 'error',
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@mui/material/styles',
              importNames: ['styled', 'keyframes'],
              message: 'Take @emotion/styled and @emotion/react: pages without MUI stay light.',
            },
            { name: '@mui/material/Button', message: 'The button is ui/controls/button.tsx.' },
            { name: '@mui/material/IconButton', message: 'It is ui/controls/icon-button.tsx.' },
            { name: '@mui/material/Skeleton', message: 'It is ui/feedback/skeleton.tsx.' },
            {
              name: '@mui/material/LinearProgress',
              message: 'It is ui/feedback/progress-bar.tsx.',
            },
            { name: '@mui/material/Collapse', message: 'It is ui/layout/collapse.tsx.' },
            { name: '@mui/material/useMediaQuery', message: 'It is ui/use-media-query.ts.' },
            ...['Dialog', 'Drawer', 'Menu', 'Popover', 'Popper', 'Rating'].map((name) => ({
              name: `@mui/material/${name}`,
              message: 'Pages have no MUI theme: take it from ui/mui/, where it brings its own.',
            })),
          ],
        },
      ],
      'formatjs/no-offset': 'error',
      'formatjs/no-invalid-icu': 'error',
      'formatjs/no-multiple-whitespaces': 'error',
    },
  },
  { files: ['src/ui/mui/*.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [...testFiles, 'src/ui/theme/tokens.ts'],
    rules: { 'no-restricted-syntax': ['error', ...restrictedSyntax, ...restrictedStyles] },
  },
  {
    // What a person reads comes from the catalogues; tests show nothing, the gallery is for developers.
    files: ['src/**/*.tsx'],
    ignores: [...testFiles, 'src/features/gallery/**'],
    rules: {
      'formatjs/no-literal-string-in-jsx': [
        'error',
        {
          props: {
            include: [
              ['*', spokenProps],
              ['*', spokenAria],
            ],
            // Figures are the same in both languages.
            exclude: [['{Number,Money}{Input,Box}', 'placeholder']],
          },
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...restrictedSyntax,
        ...restrictedStyles,
        ...restrictedTexts,
      ],
    },
  },
  {
    files: ['server/**/*.ts', 'common/**/*.ts'],
    ignores: ['server/testing/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // These read what anybody may send: their patterns take linear time.
    files: ['server/**/*.ts', 'common/**/*.ts'],
    ignores: [...testFiles, 'server/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-dupe-disjunctions': 'error',
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    // The quick start's program is printed as it is, and needs no comment about what Node has.
    files: ['server/docs/quick-start/*.mjs'],
    languageOptions: {
      globals: { Buffer: false, console: false, fetch: false, process: false },
    },
  },
  { files: configFiles, rules: { 'no-restricted-exports': 'off' } },
  {
    // Playwright reads from the pattern which fixtures a function needs; it may need none.
    files: ['e2e/**/*.ts'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable' } },
  },
);
