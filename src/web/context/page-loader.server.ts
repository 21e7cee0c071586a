import { PAGES, type Page, type PageName } from '#src/kernel/page-table.ts';
import { type PageContext, pageContext } from '#src/ssr/page-context.ts';
import type { Customer } from '#src/wire/domain.ts';
import { administratorOnly, administratorToBe } from './administrator-only.server.ts';
import { answered } from './answered.server.ts';
import { type LoaderArgs, signedInCustomer } from './signed-in.server.ts';
import { technicianOnly } from './technician-only.server.ts';

type Row<N extends PageName> = (typeof PAGES)[N];

/** The names of a path's parameters: `id` of `/order/:id`. */
type ParamNames<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? ParamNames<Head> | ParamNames<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never;

/** Whom the page is for. A page rendered once for everybody cannot ask who is signed in: it would show one person's page to all. */
type Visitor<R extends Page> = R extends { access: 'personal' | 'technician' | 'administrator' }
  ? { customer: Customer }
  : R extends { shared: true }
    ? unknown
    : R extends { access: 'open' } | { drafts: true }
      ? Pick<PageContext, 'session'>
      : unknown;

/** What a page's loader gets: the shop and the request, the path's parameters, and for a personal page the person it is for. */
export type PageArgs<N extends PageName> = Omit<PageContext, 'redirectTo' | 'shut' | 'session' | 'apart' | 'document'> &
  Visitor<Row<N>> & {
    request: Request;
    context: LoaderArgs['context'];
    searchParams: URLSearchParams;
    params: Record<ParamNames<Row<N>['path']>, string>;
  };

type RouteArgs = LoaderArgs & { params: Readonly<Record<string, string | undefined>> };

/**
 * Makes a page's loader. Who may open it is in the page table and is checked against the database before anything is loaded, so no page can
 * forget it; a refusal or a failure becomes a page.
 */
export function pageLoader<N extends PageName, T>(name: N, load: (page: PageArgs<N>) => Promise<T>) {
  return ({ context, request, params }: RouteArgs): Promise<T> =>
    answered(context, async () => {
      const customer = await admit(PAGES[name], { context, request });
      const { searchParams } = new URL(request.url);
      const page = { ...context.get(pageContext), context, request, params, searchParams, customer };
      return load(page as unknown as PageArgs<N>);
    });
}

/** Throws a redirect to sign-in or a 403 for anybody the page is not for. */
function admit({ access, beforeSecondFactor }: Page, args: LoaderArgs): Promise<Customer> | undefined {
  switch (access) {
    case 'administrator':
      return beforeSecondFactor ? administratorToBe(args) : administratorOnly(args);
    case 'technician':
      return technicianOnly(args);
    case 'personal':
      return signedInCustomer(args);
    case 'open':
    case 'public':
      return undefined;
  }
}
