import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { FileList } from '#src/web/features/sheet-file/file-list.tsx';
import { FilePicker } from '#src/web/features/sheet-file/file-picker.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { sendMovingFile } from '#src/wire/client/moving-in.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { MovingReport } from './moving-report.tsx';
import { People } from './people.tsx';

export { loader } from './page.server.ts';

const KINDS = ['shopifyCustomers', 'shopifyOrders', 'woocommerce'] as const;

/** Brings customers and orders from a former shop, and invites the customers. */
export default function MovingIn({ loaderData: { file, files, people, locale } }: Route.ComponentProps) {
  const t = useTranslations('movingIn');
  const navigate = useNavigate();
  const open = (id?: string) => navigate(hrefs.movingIn(id), { preventScrollReset: true });
  return (
    <div className="grid max-w-4xl gap-10 pb-12">
      <PageHead title={t('title')} noindex />
      <div>
        <PageTitle title={t('title')} lead={t('lead')} />
        {file ? (
          <MovingReport key={file.id} file={file} locale={locale} onAgain={() => void open()} />
        ) : (
          <FilePicker area="movingIn" send={sendMovingFile} onSent={({ id }) => void open(id)} />
        )}
      </div>
      <People people={people} />
      <section aria-labelledby="moving-files" className="grid gap-3">
        <h2 id="moving-files" className="text-section font-bold">
          {t('howTitle')}
        </h2>
        <ul className="grid list-disc gap-2 ps-5">
          {KINDS.map((kind) => (
            <li key={kind}>{t(`how.${kind}`)}</li>
          ))}
        </ul>
        <p className="text-sm text-soft">{t('kept')}</p>
      </section>
      <FileList
        files={files.map((one) => ({ ...one, rows: one.counts.rows }))}
        locale={locale}
        hrefOf={hrefs.movingIn}
      />
    </div>
  );
}
