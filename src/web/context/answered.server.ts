import { data, isRouteErrorResponse, type RouterContextProvider } from 'react-router';
import { languageTag } from '#src/kernel/locales.ts';
import { isAway } from '#src/platform/away.ts';
import { FAULT_STATUS, Fault } from '#src/platform/fault.ts';
import { setApart } from '#src/ssr/data-apart.ts';
import { pageContext, type Shut } from '#src/ssr/page-context.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import { sayReason } from '#src/web/messages/say-reason.ts';

/** What the error page gets: a refusal's text, the id under which a bug was logged, that the database is down, or that the shop is not open. */
export type { Shut };

export type ErrorText = { message?: string | undefined; requestId?: string; resting?: boolean; shut?: Shut };

/**
 * Loads a page's data. A refusal becomes a page with its status and text, and an unreachable database one with 503; anything else is a bug, logged
 * with its request id and answered with 500 without internals (rules.md §2).
 */
export async function answered<T>(context: Readonly<RouterContextProvider>, load: () => Promise<T>): Promise<T> {
  const { shut, apart } = context.get(pageContext);
  // An address that will be a page once the shop opens does not exist yet; one that was a page is away for a while, and keeps its place in search
  // (503).
  if (shut) throw data({ shut } satisfies ErrorText, { status: shut.state === 'soon' ? 200 : 503 });
  try {
    const loaded = await load();
    return isDataWithInit(loaded) ? ({ ...loaded, data: setApart(apart, loaded.data) } as T) : setApart(apart, loaded);
  } catch (error) {
    if (error instanceof Fault)
      throw data({ message: say(error, context) } satisfies ErrorText, { status: FAULT_STATUS[error.code] });
    if (error instanceof Response || isRouteErrorResponse(error) || isDataWithInit(error)) throw error;
    if (isAway(error)) throw data({ resting: true } satisfies ErrorText, { status: 503 });
    const { shop, requestId } = context.get(pageContext);
    shop.log.error({ err: error }, 'a page failed');
    throw data({ requestId } satisfies ErrorText, { status: 500 });
  }
}

/** Puts a refusal into the page's language. */
function say({ reason }: Fault, context: Readonly<RouterContextProvider>): string | undefined {
  const { locale } = context.get(pageContext);
  return sayReason(texts(locale, 'refusals')['refusals'] as Record<string, string>, reason, languageTag(locale));
}

const isDataWithInit = (value: unknown): value is { data: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';
