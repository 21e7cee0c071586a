import { createRoute, z } from '@hono/zod-openapi';
import type { hrefs } from '#src/wire/pages.ts';
import { id } from '#src/wire/values.ts';
import { refusals } from './answers/answers.ts';
import type { Api } from './middleware.ts';

type Unsubscribe = {
  /** The first part of the address. */
  area: 'alerts' | 'cart-reminders';
  tags: string[];
  what: string;
  /** The page of the link in the same mail. */
  page: (typeof hrefs)['endAlert' | 'endReminders'];
  end(token: string): Promise<unknown>;
};

/**
 * The address in a mail's List-Unsubscribe header (RFC 8058). Mail programs post to it for their "Unsubscribe" button, as a form with no cookie
 * and no Origin; those that do not know the button open it, which leads to the page that asks. Only a POST ends something, since scanners
 * follow links.
 */
export function oneClickUnsubscribe(api: Api, { area, tags, what, page, end }: Unsubscribe): void {
  const path = `/${area}/unsubscribe` as const;
  const request = { query: z.object({ token: id }) };

  api.openapi(
    createRoute({
      method: 'post',
      path,
      tags,
      summary: `For “Unsubscribe” of mail programs (RFC 8058): ends ${what}, without signing in; repeating changes nothing`,
      request,
      responses: { 200: { description: 'Ended, or had ended before' }, ...refusals(422) },
    }),
    async (c) => {
      await end(c.req.valid('query').token);
      return c.body(null, 200);
    },
  );

  api.openapi(
    createRoute({
      method: 'get',
      path,
      tags,
      summary: `The page that ends ${what}`,
      request,
      responses: { 303: { description: 'To the page' }, ...refusals(422) },
    }),
    (c) => c.redirect(`${page}#token=${c.req.valid('query').token}`, 303),
  );
}
