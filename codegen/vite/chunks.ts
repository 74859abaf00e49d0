import path from 'node:path';
import type { Rolldown } from 'vite';

type Groups = Exclude<Rolldown.CodeSplittingOptions['groups'], undefined>;
type ChunkingContext = Rolldown.ChunkingContext;

const src = path.resolve(import.meta.dirname, '../../src');
const files = (...names: string[]) => names.map((name) => path.join(src, name));

/** Files that every page of the app has loaded before it loads others. */
const ALWAYS = ['base', 'app', 'rolldown-runtime', 'infiniteQueryBehavior'];

/** What sign-in and the app always load. */
const authRoots = files('main.tsx', 'app/auth-app.tsx');
const appRoots = files('app/app.tsx', 'app/layouts/default-layout.tsx');
/** The booking form: dialogs that share some of its parts load all of them. */
const bookingRoots = files('features/shipments/create/create-shipment-page.tsx');
const bookingParts = /\/(features\/shipments\/create\/|ui\/forms\/suggest-input\.)/;
/** What most pages show; as files of their own they would take twice the bytes. */
const onMostPages = files(
  'ui/layout/panel.tsx',
  'ui/feedback/failed-state.tsx',
  'ui/feedback/empty-state.tsx',
  'ui/text/date-text.tsx',
  'ui/text/separator.tsx',
  'ui/text/status-chip.tsx',
  'ui/controls/button-link.tsx',
  'i18n/localized-text.ts',
  'ui/filters/filter-bar.tsx',
  'ui/filters/option-filter.tsx',
  'ui/feedback/tooltip.tsx',
  'ui/feedback/skeletons.tsx',
  'ui/text/weight-text.tsx',
  'api/generated/model/payment-type.ts',
  'api/generated/model/shipment-type.ts',
  'api/generated/model/shipping-method.ts',
  'api/use-enum-names.ts',
  'shared/places/use-place-names.ts',
  'shared/couriers/courier-monogram.tsx',
  'shared/attention/attention-panel.tsx',
  'shared/places/use-place-options.ts',
  'shared/places/use-place-text.ts',
  'ui/lazy-module.ts',
  'ui/text/money-string.ts',
  'ui/text/phone-text.tsx',
  'ui/text/saudi-groups.ts',
  'ui/text/shipment-status-chip.tsx',
  'ui/text/today.ts',
  'ui/text/copy-button.tsx',
  'ui/text/use-number.ts',
  'ui/use-media-query.ts',
  'ui/use-near.ts',
);
/** What the forms of a parcel share: home, the prices and a booking. */
const parcelFields = filesLike(
  'ui/forms/(?:place|weight|measure|number)-input',
  'ui/forms/(?:unit-select|use-typed-number|form-draft)',
  'ui/forms/(?:use-combobox|combobox-input|option-(?:search|list)|(?:use-)?list-side)',
);
/** A parcel in an address, which pages without a form read too. */
const parcel = filesLike('shared/pricing/(?:parcel|parcel-address|use-own-origin)');
/** What the steps of an import share. */
const importParts = filesLike(
  'features/shipments/import/(?:use-(?!copies)[^/]*|fields|entry-box|step-foot|steps|tell-unsaved|batch-name)',
  'api/generated/import-batches/import-batches',
  'features/shipments/import/(?:check|match)/(?:use-kind-text|repair-text|own-in-each-row)',
);
/** What every table takes, and what a list as a page adds. */
const tableRoots = files('ui/table/data-table.tsx', 'ui/table/use-column-layout.ts');
const tableParts = /\/(ui\/table\/|@tanstack\/(?:table-core|react-table|store|react-store)\/)/;
const listParts =
  /\/(ui\/table\/(?:list-(?:frame|rules)|table-tools|pager|use-(?:list-address|selection))|shared\/table\/(?:use-(?:list-page|words)|field-kinds|list-column)|api\/(?:list-page|use-refused-cursor))\./;
/** What rules of more than one form take from the contract. */
const schemas = /\?schema=/;
/** Only sign-in needs these; every page knows its addresses. */
const authOnly =
  /\/(features\/auth\/(?!paths\.ts)|api\/generated\/auth\/|app\/layouts\/auth-[^/]*|app\/auth-app\.tsx|main\.tsx)/;

/** Parts of packages that are common otherwise, and that few pages use. */
const onFewPages = /\/@tanstack\/.*\/(?:use)?(?:infiniteQuery\w*|MutationState|queries\w*)\.js/i;
const formLibrary = /\/react-hook-form\//;

/**
 * Two files for what nearly every page needs: `base` for sign-in and the app, `app` for the rest of
 * the app. One file compresses better than a hundred small ones, and needs one request. What forms
 * add to `base` is a third, because lists do without. A table, a list, a booking, the fields of a
 * parcel, and the schemas that forms share are one file each. The bundler splits the rest.
 */
export function chunkGroups(): Groups {
  let auth: Set<string> | undefined;
  let app: Set<string> | undefined;
  let forms: Set<string> | undefined;
  let booking: Set<string> | undefined;
  let table: Set<string> | undefined;
  const shared = { test: isModule, includeDependenciesRecursively: false };
  return [
    {
      ...shared,
      priority: 3,
      name: (id, context) => {
        auth ??= reachable(authRoots, context);
        if (!auth.has(id) || authOnly.test(id) || onFewPages.test(id)) return null;
        forms ??= importing(
          [...auth].filter((each) => formLibrary.test(each)),
          context,
        );
        return forms.has(id) ? 'forms' : 'base';
      },
    },
    {
      ...shared,
      priority: 2,
      name: (id, context) => {
        app ??= reachable([...appRoots, ...onMostPages], context);
        return app.has(id) && !appRoots.includes(id) && !onFewPages.test(id) ? 'app' : null;
      },
    },
    {
      ...shared,
      priority: 1,
      test: bookingParts,
      name: (id, context) => {
        booking ??= reachable(bookingRoots, context);
        return booking.has(id) && !bookingRoots.includes(id) ? 'booking' : null;
      },
    },
    {
      ...shared,
      priority: 1,
      test: tableParts,
      name: (id, context) => {
        table ??= reachable(tableRoots, context);
        // A page of its own has no `base` that the table could import.
        return hasBase(context) && table.has(id) ? 'table' : null;
      },
    },
    {
      ...shared,
      test: listParts,
      name: (_id, context) => (hasBase(context) ? 'list' : null),
    },
    {
      ...shared,
      priority: 1,
      test: parcelFields,
      name: 'parcel-fields',
    },
    { ...shared, test: parcel, name: 'parcel' },
    { ...shared, test: importParts, name: 'import' },
    { ...shared, test: schemas, minShareCount: 2, name: 'schemas' },
  ];
}

/** The files to fetch ahead of a dynamic import: all it needs but those that every page already has. */
export function notLoadedYet(
  _file: string,
  files: string[],
  { hostId }: { hostId: string },
): string[] {
  const always = hostId.includes('/base-') ? [] : ALWAYS;
  return files.filter((file) => !always.some((name) => file.startsWith(`assets/${name}-`)));
}

function filesLike(...paths: string[]): RegExp {
  return new RegExp(`/(?:${paths.join('|')})\\.[^/]*$`);
}

function hasBase(context: ChunkingContext): boolean {
  return authRoots.every((root) => context.getModuleInfo(root) !== null);
}

/** The page itself is not a module that a chunk could share. */
function isModule(id: string): boolean {
  return !id.endsWith('.html');
}

/** Modules that load with `roots`: what they import, and what that imports. */
function reachable(roots: readonly string[], context: ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importedIds.forEach(visit);
  };
  roots.forEach(visit);
  return found;
}

/** `modules`, what imports them, and what imports that. */
function importing(modules: readonly string[], context: ChunkingContext): Set<string> {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    context.getModuleInfo(id)?.importers.forEach(visit);
  };
  modules.forEach(visit);
  return found;
}
