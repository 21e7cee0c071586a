import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { GuideText } from './guide-text.tsx';

export { loader } from './page.server.ts';

/** A chapter of the owner's guide, with a link to the next. */
export default function GuideChapter({ loaderData: { chapter, next } }: Route.ComponentProps) {
  const t = useTranslations('guide');
  return (
    <>
      <PageHead title={chapter.title} noindex />
      <p className="pt-8">
        <Link
          to={hrefs.guide()}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-link hover:underline"
        >
          {t('title')}
        </Link>
      </p>
      <article lang="en">
        <h1 className="pb-5 text-title font-bold">{chapter.title}</h1>
        <GuideText blocks={chapter.blocks} />
      </article>
      {next && (
        <Link
          to={hrefs.guide(next.name)}
          className="mt-10 inline-flex min-h-11 items-center gap-2 font-semibold text-link hover:underline"
        >
          <span>
            {t('next')} <span lang="en">{next.title}</span>
          </span>
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </Link>
      )}
    </>
  );
}
