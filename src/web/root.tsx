import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { BRAND } from '#src/kernel/brand.ts';
import { languageTag, scriptOf } from '#src/kernel/locales.ts';
import { gate } from '#src/web/context/root.server.ts';
import { FailedPage } from '#src/web/layout/failed-page.tsx';
import { PageTexts } from '#src/web/layout/page-texts.tsx';
import { ScrollBehaviour } from '#src/web/layout/scroll-behaviour.tsx';
import { ShellFrame } from '#src/web/layout/shell-frame.tsx';
import latin from '#src/web/styles/fonts/plus-jakarta-sans-latin.woff2?url';
import rupee from '#src/web/styles/fonts/plus-jakarta-sans-rupee.woff2?url';
import { PictureHosts } from '#src/web/ui/picture-hosts.ts';

import type { Route } from './+types/root.ts';
import '#src/web/styles/app.css';
import { useRootOrNothing } from '#src/web/context/use-root.ts';

export const middleware = [gate];
export { loadRoot as loader } from '#src/web/context/root.server.ts';
/** Language, kind and settings change only with a new document. */
export const shouldRevalidate = () => false;

/** Nearly every page needs both, the second for its prices: found by way of the style sheet, they would come a round trip later. */
export const links: Route.LinksFunction = () =>
  [latin, rupee].map((href) => ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }));

/** The browser takes over the body only: language, colours and style sheet change only with a new document, and a page's tags are `InHead`. */
export function Layout({ children }: { children: ReactNode }) {
  const root = useRootOrNothing();
  const body = (
    <>
      <PictureHosts value={root?.pictureHosts ?? []}>
        <PageTexts>{children}</PageTexts>
      </PictureHosts>
      <ScrollBehaviour />
      <ScrollRestoration />
      <Scripts />
    </>
  );
  if (!import.meta.env.SSR) return body;
  const { sheet, version, ownIcons, themeColor } = root?.looks ?? {
    sheet: '',
    version: '',
    ownIcons: false,
    themeColor: BRAND.themeColor,
  };
  const made = version && `?v=${version}`;
  return (
    <html lang={languageTag(root?.locale)} data-script={scriptOf(root?.locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColor.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColor.dark} />
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Links />
        {ownIcons ? (
          <link rel="icon" href={`/icons/favicon.png${made}`} type="image/png" />
        ) : (
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        )}
        <link rel="apple-touch-icon" href={`/icons/apple-touch-icon.png${made}`} />
        {/* Becomes a link once the page is painted (ssr/start/start.js). */}
        <meta name="late-manifest" content={`/manifest.webmanifest${made}`} />
        {/* After our own sheet; the policy of styles names it by its hash (ssr/fill-page.ts). */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the sheet; it holds only colours, which are checked when they are saved */}
        {sheet && <style dangerouslySetInnerHTML={{ __html: sheet }} />}
      </head>
      <body>{body}</body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const page = <FailedPage error={error} />;
  return useRootOrNothing() ? <ShellFrame>{page}</ShellFrame> : <main>{page}</main>;
}
