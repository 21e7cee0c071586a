import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Notice } from '#src/web/ui/notice.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { DashboardData } from './page.server.ts';

/** Solar figures that end soon or should be looked up again; nothing if there are none. */
export function FiguresLine({ figures: { ending, toCheck } }: { figures: DashboardData['solarFigures'] }) {
  const t = useTranslations('dashboard');
  if (ending + toCheck === 0) return null;
  return (
    <Notice tone="warning">
      {ending > 0 && t('figuresEnding', { count: ending })} {toCheck > 0 && t('figuresToCheck', { count: toCheck })}{' '}
      <Link to={hrefs.figures} className="font-semibold text-link underline">
        {t('figuresOpen')}
      </Link>
    </Notice>
  );
}
