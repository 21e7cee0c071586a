import type { Context } from 'hono';
import { FAULT_STATUS, Fault } from '#src/platform/fault.ts';
import { callerNetwork } from '#src/platform/http/caller.ts';
import { isOwnOrigin, routedOrigin } from '#src/platform/http/origin.ts';
import { sendStored } from '#src/platform/http/send-stored.ts';
import { currentRequest } from '#src/platform/log/log.ts';
import { currentPrincipal } from '#src/shop/customers/identity/current-principal.ts';
import { setInCart } from '#src/shop/engagement/cart/set-in-cart.ts';
import type { Shop } from '#src/shop/shop.ts';
import { askForCall, renewProposal } from '#src/shop/solar/proposals/renew-proposal.ts';
import { type Holder, saveProposal } from '#src/shop/solar/proposals/save-proposal.ts';
import { hrefs } from '#src/wire/pages.ts';
import { decodeAct, decodeContact, decodeToken, readPlanQuery, type SentForm } from '#src/wire/solar/solar-proposal.ts';
import { fillPage } from './fill-page.ts';
import type { Render } from './render.ts';
import type { RouteIds } from './route-ids.ts';
import { readTarget } from './target.ts';

/** Does what a form asks for; answers the address that shows it. */
type Work = (sent: Sent) => Promise<string>;
/** `here`: the address of the form's page. */
type Sent = { form: SentForm; holder: Holder; here: string; query: string; token: string };

/**
 * The forms at `/solar/plan` and `/solar/plan/:token`. They work without script: what succeeds leads on (303), and what is refused shows the page
 * again, with its status, the reasons, and everything that was typed. Nothing that was typed is in an address.
 */
export function solarForms(shop: Shop, render: Render, routeIds: RouteIds) {
  const answer =
    (work: Work) =>
    async (c: Context): Promise<Response> => {
      const { settings } = shop;
      const request = c.req.raw;
      if (!isOwnOrigin(request, settings)) return c.text('This form was sent from another site.', 403);
      const { pathname, search } = new URL(c.req.url);
      const { headers } = request;
      const asked = {
        target: pathname + search,
        cookie: headers.get('cookie'),
        acceptLanguage: headers.get('accept-language'),
      };
      const target = readTarget(asked, settings, routeIds, shop.opening.current.state);
      const facts = currentRequest();
      if (facts && target.found) facts.page = target.found.page.path;
      // The shop is not open: the page says so.
      if (target.shut) return leadTo(asked.target);
      const form = await readForm(c);
      const network = callerNetwork(c, settings);
      try {
        const principal = await currentPrincipal(shop, headers);
        const { uid, name } = principal ?? {};
        const holder: Holder = { uid, name, locale: target.visitor.locale, network };
        return leadTo(
          await work({ form, holder, here: asked.target, query: search.slice(1), token: c.req.param('token') ?? '' }),
        );
      } catch (fault) {
        if (!(fault instanceof Fault) || fault.code === 'unavailable') throw fault;
        if (fault.code === 'not-found') return leadTo(asked.target);
        const job = { caller: network, lane: 'single', counted: true, signal: request.signal } as const;
        const origin = routedOrigin(c, settings);
        const fill = () => fillPage(shop, render, { target, origin, request, shared: false, sent: { form, fault } });
        const { page } = await shop.renders.run(job, fill);
        const wishes = { acceptEncoding: headers.get('accept-encoding'), ifNoneMatch: null, head: false };
        const shown = sendStored(page, wishes);
        // A page that cannot be shown, because its address is no plan's, leads to where that is said.
        return shown.status === 200
          ? new Response(shown.body, { status: FAULT_STATUS[fault.code], headers: shown.headers })
          : shown;
      }
    };
  return { plan: answer(save(shop)), proposal: answer(change(shop)) };
}

const save =
  (shop: Shop): Work =>
  async ({ form, holder, here, query }) => {
    if (decodeAct(form) === 'cart') return addToCart(shop, { form, holder, here });
    const token = decodeToken(form);
    const contact = decodeAct(form) === 'call' ? decodeContact(form) : undefined;
    await saveProposal(shop, { ...readPlanQuery(query), token, contact, holder });
    return hrefs.proposal(token);
  };

const change =
  (shop: Shop): Work =>
  async ({ form, holder, here, token }) => {
    if (decodeAct(form) === 'cart') return addToCart(shop, { form, holder, here });
    if (decodeAct(form) === 'call')
      await askForCall(shop, token, { contact: decodeContact(form), holder, readQuery: readPlanQuery });
    else await renewProposal(shop, token, holder.network, readPlanQuery);
    return hrefs.proposal(token);
  };

/** The kit of a plan. A cart needs an account: a guest signs in first, and comes back to the plan. A kit that is gone meanwhile shows the plan anew. */
async function addToCart(shop: Shop, { form, holder, here }: Pick<Sent, 'form' | 'holder' | 'here'>): Promise<string> {
  if (!holder.uid) return hrefs.signUp(here);
  await setInCart(shop, holder.uid, form['product'] ?? '', 1);
  return hrefs.cart;
}

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } });

/** Texts only, each at most as long as any field: files and the rest are left out. */
async function readForm(c: Context): Promise<SentForm> {
  const body = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.slice(0, 500)]] : [])),
  );
}
