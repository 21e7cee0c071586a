import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

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

const CHUNKS = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|use-intl|intl-messageformat|@formatjs)\//,
  },
  // What every page needs; the product manager's and the checkout's own parts stay with their pages.
  {
    name: 'base',
    test: /src\/web\/(ui\/(?!act-button|announce-after-reload|before-after|board-section|carousel\/|check-field|confirm-dialog|(?:fact-)?table|form-dialog|form-summary|india-input|paging|quantity-stepper|steps|use-(form\.|mutation|order|range|typed-number|unsaved-guard))|context\/|layout\/|features\/(language-switch\/|personal\/|product-card\/(?!list-tiles)|sign-out\/))|src\/kernel\/(brand|list-price)\.ts|src\/wire\/(pages|page-table|visitor|calls|client\/(call|shopping|identity))\.ts|node_modules\/lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|shared|icons\/(chevron-(left|right)|pause|play)\.)/,
  },
  // Marks that several shop pages share: one file in place of eight that are mostly wrapping.
  {
    name: 'marks',
    test: /lucide-react\/dist\/esm\/icons\/(badge-check|badge-indian-rupee|file-text|globe|scale|shield-check|store|truck)\./,
  },
  // The rows that turn, with their library: 8 kB for the pages that have one. These two after `base`, or they would take what they are built of.
  { name: 'carousel', test: /src\/web\/ui\/carousel\/|node_modules\/embla-carousel/ },
];

export default defineConfig({
  plugins: [serverCodeStaysHome, tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  environments: {
    // Pages and API must share one set of module instances (one pool, one cache), so the bundle keeps these outside.
    // A page of some thirty small scripts loads slower than the same code in a handful (measured: 140 kB became 132).
    client: {
      build: { rolldownOptions: { checks: { bundlerTimings: false }, output: { codeSplitting: { groups: CHUNKS } } } },
    },
    // The server loads everything anyway: what is fetched late in a browser need not be so here.
    ssr: {
      build: {
        rolldownOptions: {
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
          external: [/^#src\/(kernel|platform|shop|wire|ssr)\//],
        },
      },
    },
  },
});
