/**
 * Who may import whom: openapi -> generated -> features -> app.
 * `npm run check` runs this; a new folder needs a rule here before it needs code.
 */
const ours = '^(src|server|common|codegen|mock-server|e2e|openapi)/';
/** What anybody may link to. */
const addresses = '^src/features/[^/]+/paths\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'A cycle means two files are one subject.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The typeface is cut while the app is built (codegen/vite/fonts.ts).',
      from: {},
      to: { couldNotResolve: true, pathNot: '^#fonts/' },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      comment: 'A package we import is a package we pin.',
      from: {},
      // Files of a pinned package, named by their place.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/country-flag-icons/3x2/',
      },
    },
    {
      name: 'production-needs-production-packages',
      severity: 'error',
      comment: 'What runs for customers may not import a devDependency at run time.',
      from: {
        path: '^(src|server|common)/',
        pathNot: ['\\.(test|stops)\\.tsx?$', '/testing/', '^server/dev\\.ts$'],
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'common-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^common/' },
      to: { path: ours, pathNot: '^common/' },
    },
    {
      name: 'server-never-imports-src',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'src-never-imports-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.stops\\.ts$' },
      to: { path: '^(server|mock-server|e2e|codegen)/' },
    },
    {
      name: 'agreement-stands-alone',
      severity: 'error',
      comment: 'What judges the answers of a server shares nothing with it but the contract.',
      from: { path: '^(codegen/agreement|e2e/conformance/laws)/' },
      to: { path: '^server/' },
    },
    {
      name: 'nothing-ships-the-stops-of-tests',
      severity: 'error',
      comment: 'The states that browser tests visit are found by a glob (e2e/support/stops.ts).',
      from: { pathNot: '^e2e/' },
      to: { path: '\\.stops\\.ts$' },
    },
    {
      name: 'server-never-imports-tools',
      severity: 'error',
      comment: 'Tests and measurements of the server may use the database provisioning of e2e.',
      from: {
        path: '^server/',
        pathNot: ['\\.test\\.ts$', '/testing/', '^server/testing/bench/', '^server/dev\\.ts$'],
      },
      to: { path: '^(mock-server|e2e|codegen)/' },
    },
    {
      name: 'production-imports-no-test-parts',
      severity: 'error',
      comment:
        'What plays a part in tests, broken servers above all, is out of reach of real ones.',
      from: {
        path: '^(src|server|common)/',
        pathNot: ['\\.test\\.tsx?$', '/testing/', '^server/testing/'],
      },
      to: { path: '/testing/' },
    },
    {
      name: 'ui-knows-no-feature-and-no-api',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(api|shared|features|app)/' },
    },
    {
      name: 'features-never-import-each-other',
      severity: 'error',
      comment: 'They link to each other: the addresses of a feature are for all.',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: ['^src/features/$1/', addresses] },
    },
    {
      name: 'addresses-import-nothing-of-the-app',
      severity: 'error',
      comment: 'A link to a screen must not load the screen.',
      from: { path: addresses },
      to: { path: ours, pathNot: '^common/' },
    },
    {
      name: 'declarations-import-no-components',
      severity: 'error',
      comment: 'All of them load with the app: they name pages by import() alone.',
      from: { path: '^src/features/[^/]+/feature\\.ts$' },
      to: {
        path: ours,
        pathNot: ['^src/(feature\\.ts|ui/icons\\.tsx)$', addresses],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'features-never-import-the-app',
      severity: 'error',
      from: { path: '^src/features/' },
      to: { path: '^src/app/' },
    },
    {
      name: 'api-and-i18n-stand-below-features',
      severity: 'error',
      from: { path: '^src/(api|i18n)/' },
      to: { path: '^src/(ui|shared|features|app)/' },
    },
    {
      name: 'credentials-stand-below-features',
      severity: 'error',
      comment: 'Codes and new passwords are asked for by the auth pages and by the profile.',
      from: { path: '^src/shared/credentials/' },
      to: { path: '^src/(features|app)/', pathNot: addresses },
    },
    {
      name: 'sandbox-provider-stands-alone',
      severity: 'error',
      comment: 'It plays another company: Mizan meets it over HTTP, by its contract.',
      from: { path: '^server/sandbox-provider/', pathNot: '\\.test\\.ts$' },
      to: {
        path: ours,
        pathNot: ['^server/(sandbox-provider/|settings\\.ts)', '^common/', '^openapi/generated/'],
      },
    },
    {
      name: 'nobody-reaches-into-the-sandbox-provider',
      severity: 'error',
      from: { pathNot: '^server/sandbox-provider/' },
      to: { path: '^server/sandbox-provider/(?!start-sandbox-provider\\.ts)' },
    },
    {
      name: 'store-simulator-stands-alone',
      severity: 'error',
      comment: 'It plays Salla and Zid: Mizan meets it over HTTP.',
      from: {
        path: '^server/store-simulator/',
        pathNot: ['\\.test\\.ts$', '^server/store-simulator/testing/'],
      },
      to: { path: ours, pathNot: ['^server/(store-simulator/|settings\\.ts)', '^common/'] },
    },
    {
      name: 'nobody-reaches-into-the-store-simulator',
      severity: 'error',
      comment: 'Tests also use its helpers.',
      from: { pathNot: '^server/store-simulator/' },
      to: { path: '^server/store-simulator/(?!start-store-simulator\\.ts|testing/)' },
    },
    {
      name: 'ground-never-imports-features',
      severity: 'error',
      comment: 'Features stand on the ground; app.ts and main.ts put both together.',
      from: {
        path: '^server/(db|domain|http|jobs|messages|pdf|ports|reference|table-files)/',
        pathNot: ['\\.test\\.ts$', '/testing/'],
      },
      to: { path: '^server/(features|sample-data|docs)/' },
    },
    {
      name: 'db-imports-only-domain-reference-and-common',
      severity: 'error',
      from: { path: '^server/db/', pathNot: '\\.test\\.ts$' },
      to: { path: ours, pathNot: '^(server/(db|domain|reference)|common)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment:
        'Business rules know neither SQL nor HTTP nor the types generated from the contract.',
      from: { path: '^server/domain/' },
      to: { path: ['^server/(?!domain/)', '^openapi/', '/generated/'] },
    },
    {
      name: 'domain-uses-no-database-or-http-package',
      severity: 'error',
      from: { path: '^server/domain/' },
      to: {
        path: 'node_modules/(kysely|pg|@electric-sql/pglite|fastify|@fastify/[^/]+|ajv)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|reports|e2e/generators/journeys)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
