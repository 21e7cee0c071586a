import { createContext } from 'react-router';
import type { Locale } from '#src/kernel/locales.ts';
import type { Fault } from '#src/platform/fault.ts';
import type { Found } from '#src/platform/page-cache/shared-reads.ts';
import type { Principal } from '#src/shop/customers/identity/principal.ts';
import type { Shop } from '#src/shop/shop.ts';
import type { VisitorKind } from '#src/wire/visitor.ts';
import type { DataApart } from './data-apart.ts';
import type { Markup } from './markup.ts';

/** What is shown in place of the shop's pages while it is not open. */
export type Shut = { state: 'soon' | 'closed'; message: string };

/**
 * A document before its bytes: in a Response it would be encoded, copied and decoded again. `loaded`: its loaders' data, as the
 * router encodes it, with symbols in place of those that are `apart`.
 */
export type RenderedDocument = { markup: Markup; loaded: string; apart: DataApart };

/**
 * What a page's loader gets. It is outside `src/web`: otherwise the bundle of pages would contain a second context object, and the loaders
 * would find no value in it (seen).
 */
export type PageContext = {
  shop: Shop;
  kind: VisitorKind;
  locale: Locale;
  /** `https://shop.example`, for canonical addresses. */
  origin: string;
  requestId: string;
  /** Set if the gate redirects this visitor: the root's middleware does it. */
  redirectTo: string | undefined;
  /** The shop is not open, and this visitor sees that in place of the page. */
  shut: Shut | undefined;
  /** A form of this page that was refused, and why: it is shown once more, with everything that was typed. */
  sent: { form: Readonly<Record<string, string>>; fault: Fault } | undefined;
  /** Names what a cached page shows, e.g. `product:{id}` or `products`. A write that expires a tag drops the page. */
  tag(...tags: string[]): void;
  /** Sets when a cached page expires even without a write, e.g. when an offer begins or ends; the earliest counts. */
  until(at: Date | null | undefined): void;
  /**
   * What other cached pages show too, read once for all of them (platform/page-cache/shared-reads.ts); this page gets its tags and its end. A page
   * for one person reads it anew. Nobody may change the value.
   */
  readShared<T>(name: string, read: () => Promise<Found<T>>): Promise<T>;
  /** Who is signed in, read from the database once per request. A cached page must not call it: it would show one person's page to all. */
  session(): Promise<Principal | undefined>;
  /** For data that need not go through the router's encoding; set for documents. */
  apart?: DataApart;
  /** Set by what renders documents, in place of a body of its response; not in development. */
  document?: RenderedDocument;
};

export const pageContext = createContext<PageContext>();
