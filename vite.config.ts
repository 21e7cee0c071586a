import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** A component that imports server code builds green and ships its SQL to the browser (seen): here it fails the build. */
const serverCodeStaysHome: Plugin = {
  name: 'server-code-stays-home',
  enforce: 'pre',
  resolveId(source, importer) {
    if (this.environment?.name === 'client' && /^#src\/(platform|shop|api|pages|sandbox)\//.test(source)) {
      this.error(`${importer} brings ${source} to the browser. Only *.server.ts files may import it.`);
    }
    return null;
  },
};

export default defineConfig({
  plugins: [serverCodeStaysHome, tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0, sourcemap: false },
  environments: {
    // Pages and API must share one set of module instances (one pool, one cache), so the bundle keeps these outside.
    ssr: { build: { rolldownOptions: { external: [/^#src\/(platform|shop|contract|pages)\//] } } },
  },
});
