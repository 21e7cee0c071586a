import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import compile from 'icu-minify/compile';
import { defineConfig, type Plugin } from 'vite';
import { textFileName } from './src/ssr/text-files.ts';
import { mergeTexts, type Texts, type Tree } from './src/web/messages/tree.ts';

const file = (path: string) => new URL(path, import.meta.url).pathname;

/** The pages are written for React, and run on Preact (docs/decisions/0045), in browsers, on the server and in tests. */
export const PREACT = {
  alias: [
    { find: /^react$/, replacement: file('src/web/preact/react.ts') },
    { find: /^react-dom$/, replacement: file('src/web/preact/react-dom.ts') },
    { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
    { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
    { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  ],
  /** Packages that import React: whoever loads them must bundle them, or they would get React itself. */
  users: [/react-router/, /use-intl/, /react-hook-form/, /lucide-react/, /embla-carousel/, /@tiptap/, /preact/],
};

/** A component that imports server code builds green and ships its SQL to the browser (seen): here it fails the build. */
const serverCodeStaysHome: Plugin = {
  name: 'server-code-stays-home',
  enforce: 'pre',
  resolveId(source, importer) {
    if (this.environment?.name === 'client' && /^#src\/(platform|shop|api|ssr|sandbox)\//.test(source)) {
      this.error(`${importer} brings ${source} to the browser. Only *.server.ts files may import it.`);
    }
    return null;
  },
};

/** The router's hot replacement speaks to React. Without it an edited component is shown by loading the page anew. */
const reloadPages: Plugin = {
  name: 'reload-pages',
  apply: 'serve',
  enforce: 'pre',
  hotUpdate({ file: edited }) {
    if (this.environment.name !== 'client' || !/\.tsx?$/.test(edited)) return;
    this.environment.hot.send({ type: 'full-reload' });
    return [];
  },
};

/**
 * Texts are parsed when the pages are built, so that no browser does it, and none loads the parser (docs/decisions/0067). Refusals have a form of
 * their own (src/web/messages/say-reason.ts).
 */
const compileTexts: Plugin = {
  name: 'compile-texts',
  apply: 'build',
  enforce: 'pre',
  resolveId(source) {
    return source === 'use-intl/format-message' ? file('src/web/messages/format-message.ts') : null;
  },
  transform(code, id) {
    if (!/\/src\/web\/messages\/[\w-]+\/(?!refusals\.)\w+\.json$/.test(id)) return null;
    return { code: JSON.stringify(compiledTexts(code)), map: null };
  },
};

const compiledTexts = (json: string): Tree =>
  JSON.parse(json, (_, value) => (typeof value === 'string' ? compile(value) : value));

/**
 * What a loader returns as `texts: texts(locale, 'cart', …)` is a file for browsers, in each language: many pages show the same, and a browser keeps
 * it (src/ssr/text-files.ts, docs/decisions/0076).
 */
const textFiles: Plugin = {
  name: 'text-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const messages = file('src/web/messages');
    const treeOf = (locale: string, area: string): Tree => {
      const source = `${messages}/${locale}/${area}.json`;
      return existsSync(source) ? compiledTexts(readFileSync(source, 'utf8')) : {};
    };
    const calls = globSync('src/web/**/*.server.ts', { cwd: import.meta.dirname }).flatMap((source) =>
      [...readFileSync(file(source), 'utf8').matchAll(/\btexts: texts\(\s*[\w.]+,\s*((?:'\w+'[,\s]*)+)\)/g)].map(
        ([, areas = '']) => [...areas.matchAll(/\w+/g)].map(String),
      ),
    );
    for (const areas of new Map(calls.map((areas) => [areas.join(), areas])).values())
      for (const locale of globSync('*/', { cwd: messages })) {
        const said: Texts = Object.fromEntries(
          areas.map((area) => [area, mergeTexts(treeOf(locale, area), treeOf('en', area))]),
        );
        const source = JSON.stringify(said);
        if (source.length < 1_000) continue; // not worth a request
        this.emitFile({ type: 'asset', fileName: `assets/${textFileName(locale, areas, source)}`, source });
      }
  },
};

/** Notes the sources in each of the browser's files; tests/contract/page-scripts.test.ts reads it. */
const noteSources: Plugin = {
  name: 'note-sources',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle(_, bundle) {
    const sources = Object.values(bundle).flatMap((made) =>
      made.type === 'chunk'
        ? [[`/${made.fileName}`, made.moduleIds.map((id) => path.relative(import.meta.dirname, id))]]
        : [],
    );
    writeFileSync('build/sources.json', JSON.stringify(Object.fromEntries(sources)));
  },
};

const CHUNKS = [
  {
    name: 'vendor',
    test: /node_modules\/(preact|react-router|use-intl|icu-minify|@formatjs)\//,
  },
  // What every page needs; the product manager's and the checkout's own parts stay with their pages.
  {
    name: 'base',
    test: /src\/web\/(ui\/(?!act-button|announce-after-reload|before-after|board-section|carousel\/|check-field|choice-tiles|comparison|confirm-dialog|consent-box|copy-button|(?:fact-)?table|form-dialog|form-summary|india-input|paging|needs-script|quantity-stepper|step-row|steps|use-(form\.|form-key|here-in-view|mutation|order|range|typed-number|unsaved-guard))|context\/|layout\/(?!technician\/|workspace\/)|features\/(language-switch\/|personal\/|product-card\/(?!list-tiles)|sign-out\/))|src\/kernel\/(brand|list-price)\.ts|src\/wire\/(pages|page-table|visitor|calls|client\/(call|shopping|identity))\.ts|node_modules\/lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|shared|icons\/(chevron-(left|right)|pause|play)\.)/,
  },
  // Marks that several shop pages share: one file in place of eight that are mostly wrapping.
  {
    name: 'marks',
    test: /lucide-react\/dist\/esm\/icons\/(badge-check|badge-indian-rupee|file-text|globe|scale|shield-check|store|truck)\./,
  },
  // The same for a product's alerts and signs.
  {
    name: 'product-marks',
    test: /features\/alerts\/alert-button|wire\/client\/alerts|lucide-react\/dist\/esm\/icons\/(bell|bell-ring|circle-question-mark|message-circle|message-square-text)\./,
  },
  // The rows that turn, with their library: 8 kB for the pages that have one. These two after `base`, or they would take what they are built of.
  { name: 'carousel', test: /src\/web\/ui\/carousel\/|node_modules\/embla-carousel/ },
];

export default defineConfig({
  resolve: { alias: PREACT.alias },
  plugins: [serverCodeStaysHome, compileTexts, textFiles, tailwindcss(), reactRouter(), reloadPages, noteSources],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  environments: {
    // Pages and API must share one set of module instances (one pool, one cache), so the bundle keeps these outside.
    // A page of some thirty small scripts loads slower than the same code in a handful (measured: 140 kB became 132).
    client: {
      build: { rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: CHUNKS } } } },
    },
    // The server loads everything anyway: what is fetched late in a browser need not be so here.
    ssr: {
      resolve: { noExternal: PREACT.users },
      build: {
        rolldownOptions: {
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
          external: [/^#src\/(kernel|platform|shop|wire|ssr)\//],
        },
      },
    },
  },
});
