import type { RouterContextProvider } from 'react-router';
import { dayInIndia } from '#src/kernel/india-time.ts';
import { languageTag } from '#src/kernel/locales.ts';
import { isUnreachable } from '#src/platform/database/unreachable.ts';
import { Fault } from '#src/platform/fault.ts';
import { showVersion } from '#src/shop/solar/proposals/show-proposal.ts';
import { writePdf } from '#src/shop/write-pdf.ts';
import { pageContext } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { sayReason } from '#src/web/messages/say-reason.ts';
import { hrefs } from '#src/wire/pages.ts';
import { readPlanQuery } from '#src/wire/solar/solar-proposal.ts';
import { readVersionNumber } from './version-number.ts';

type Args = {
  context: Readonly<RouterContextProvider>;
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
};

/** A version as a PDF, in the reader's language, with a QR code of its address. */
export async function loader({ context, request, params }: Args): Promise<Response> {
  const { shop, locale, origin } = context.get(pageContext);
  const token = params['token'] ?? '';
  const number = readVersionNumber(new URL(request.url).searchParams);
  try {
    const version = await showVersion(shop, token, readPlanQuery, number);
    const content = {
      store: shop.shopSettings.current,
      locale,
      version,
      today: dayInIndia(shop.clock.now()),
      address: origin + hrefs.proposal(token, number),
    };
    return new Response(new Uint8Array(await writePdf(shop, 'proposal', content)), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="solar-plan-v${version.number}.pdf"`,
        'x-robots-tag': 'noindex',
      },
    });
  } catch (error) {
    if (error instanceof Fault && error.code === 'not-found') {
      const words = texts(locale, 'refusals')['refusals'] as Record<string, string>;
      return plain(404, sayReason(words, error.reason, languageTag(locale)) ?? '');
    }
    if (isUnreachable(error))
      return plain(503, (texts(locale, 'errors')['errors'] as { faults: { unavailable: string } }).faults.unavailable);
    throw error;
  }
}

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
