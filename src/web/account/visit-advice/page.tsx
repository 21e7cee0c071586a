import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { wantAdvice } from '#src/wire/client/visits.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

export default function VisitAdvice({ loaderData: { wanted } }: Route.ComponentProps) {
  const t = useTranslations('visitAdvice');
  const { busy, error, run } = useMutation('visitAdvice');
  const change = () => run(() => wantAdvice(!wanted), t(wanted ? 'off' : 'on'));
  return (
    <div className="column max-w-2xl pb-16">
      <PageHead title={t('title')} noindex />
      <Breadcrumb trail={[[hrefs.account, t('account')]]} here={t('title')} />
      <PageTitle title={t('title')} lead={t('lead')} />
      <Card className="grid gap-4 p-5">
        <p className="font-semibold">{t(wanted ? 'on' : 'off')}</p>
        <p className="text-soft">{t('how')}</p>
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <LiveButton look={wanted ? 'secondary' : 'primary'} loading={busy} onClick={() => void change()}>
          {t(wanted ? 'stop' : 'start')}
        </LiveButton>
      </Card>
    </div>
  );
}
