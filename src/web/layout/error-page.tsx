import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ErrorText } from '#src/web/context/answered.server.ts';
import { DocumentTitle } from '#src/web/context/page-head.tsx';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { EmptyIllustration } from '#src/web/ui/empty-illustration.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** The fallback page of spec.md §2: its fixed title, the error's text, and links onward; `workspace`: back to work, not to the shop's shelves. */
export function ErrorPage({ error, workspace = false }: { error: unknown; workspace?: boolean }) {
  const t = useTranslations('errors');
  const { message, requestId } = textOf(error);
  const refused = isRouteErrorResponse(error);
  return (
    <section className="column grid min-h-[70dvh] place-content-center justify-items-center gap-3 py-16 text-center">
      <DocumentTitle title={t('title')} noindex />
      <EmptyIllustration clouded className="mb-4 w-48" />
      <h1 className="text-title font-bold">{t('title')}</h1>
      <p className="max-w-md text-lg text-soft wrap-anywhere">{message ?? t('unexpected')}</p>
      {refused && !workspace && (
        <search>
          <form action={hrefs.products()} className="mt-4 flex w-[min(28rem,calc(100vw-2rem))] gap-2">
            <input
              type="search"
              name="q"
              aria-label={t('search')}
              placeholder={t('search')}
              maxLength={100}
              required
              className="min-h-11 min-w-0 grow rounded-full border border-edge bg-paper px-4 text-start"
            />
            <Button type="submit" look="secondary">
              {t('find')}
            </Button>
          </form>
        </search>
      )}
      {requestId && <p className="tabular text-sm text-soft">{t('request', { id: requestId })}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <LinkButton to={workspace ? hrefs.admin() : hrefs.home} reloadDocument={!refused}>
          {t(workspace ? 'workspace' : 'home')}
        </LinkButton>
        {!refused && (
          <Button look="secondary" onClick={() => location.reload()}>
            {t('again')}
          </Button>
        )}
        {!workspace && (
          <LinkButton look="secondary" to={hrefs.products()} reloadDocument={!refused}>
            {t('products')}
          </LinkButton>
        )}
      </div>
    </section>
  );
}

/** A refusal's own text, or else the id under which the failure was logged; a bug in the page shows a fixed line, never a stack. */
function textOf(error: unknown): ErrorText {
  if (isRouteErrorResponse(error)) {
    const text = error.data as ErrorText | string | undefined;
    return typeof text === 'object' && text ? text : {};
  }
  return error instanceof Error && error.message ? { message: error.message.slice(0, 300) } : {};
}
