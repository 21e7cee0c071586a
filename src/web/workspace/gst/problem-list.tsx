import { CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { documentPdf } from '#src/wire/client/workspace.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { GstData } from './page.server.ts';
import { Part } from './part.tsx';

/** More would be one mistake made many times. */
const SHOWN = 20;

/** What does not add up, each with its document; or that everything does. */
export function ProblemList({ problems, documents }: { problems: GstData['returns']['problems']; documents: number }) {
  const t = useTranslations('taxReturns');
  return (
    <Part id="check" name={t('check')}>
      {problems.length === 0 ? (
        <Notice tone="success">{t('fine', { count: documents })}</Notice>
      ) : (
        <>
          <Notice tone="error">{t('wrong', { count: problems.length })}</Notice>
          <Card as="ul" className="divide-y divide-line">
            {problems.slice(0, SHOWN).map((problem) => (
              <Row key={`${problem.code}${problem.number}${problem.found}`} problem={problem} />
            ))}
          </Card>
          {problems.length > SHOWN && (
            <p className="text-sm text-soft">{t('more', { count: problems.length - SHOWN })}</p>
          )}
        </>
      )}
    </Part>
  );
}

function Row({
  problem: { code, id, number, expected = 0, found = 0 },
}: {
  problem: GstData['returns']['problems'][number];
}) {
  const t = useTranslations('taxReturns');
  const words = {
    number,
    expected: formatPrice(expected),
    found: formatPrice(found),
    rate: found / 100,
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-5">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-brick" />
      {id && (
        <a href={documentPdf(id)} className="inline-flex min-h-11 items-center font-semibold text-link hover:underline">
          {number}
        </a>
      )}
      <span className="min-w-0 grow basis-60 py-2">{t(`problems.${code}`, words)}</span>
      {code === 'no-gstin' && (
        <LinkButton look="secondary" size="small" to={hrefs.storeSettings('tax')}>
          {t('toSettings')}
        </LinkButton>
      )}
    </li>
  );
}
