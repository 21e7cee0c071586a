import { findPage } from '#src/kernel/page-table.ts';

declare global {
  interface Window {
    /** The list of routes, which the router reads as it starts. */
    __reactRouterManifest?: { routes: Record<string, unknown> };
  }
}

/**
 * A shopper's router does not know the workspace's pages (ssr/route-list.ts). Whoever may open them all the same, on a page that was made for a
 * shopper, gets there by a new document: the browser follows the link, and the router does not hear of it.
 */
export function openWorkspaceAnew(): void {
  if (window.__reactRouterManifest?.routes['workspace/frame/page']) return;
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isOurs = link?.origin === location.origin;
      if (isOurs && findPage(link.pathname)?.page.access === 'administrator') event.stopPropagation();
    },
    true,
  );
}
