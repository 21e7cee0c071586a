import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { dateFormat } from '#src/kernel/format.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Card } from '#src/web/ui/surface.tsx';

const TONES = {
  done: 'leaf',
  failed: 'brick',
  running: 'brand',
  waiting: 'brand',
  cancelling: 'brand',
  checked: 'plain',
  cancelled: 'plain',
  undone: 'plain',
} as const;

type ListedFile = {
  id: string;
  fileName: string;
  createdAt: string;
  by: string;
  rows: number;
  state: keyof typeof TONES;
};

/** The most recently imported files. Needs the texts of `imports`. */
export function FileList({
  files,
  locale,
  hrefOf,
}: {
  files: ListedFile[];
  locale: string;
  hrefOf: (id: string) => string;
}) {
  const t = useTranslations('imports');
  const day = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="import-files" className="grid gap-3">
      <h2 id="import-files" className="text-section font-bold">
        {t('files')}
      </h2>
      <Card as="ul" className="divide-y divide-line overflow-hidden">
        {files.map((file) => (
          <li key={file.id}>
            <Link
              to={hrefOf(file.id)}
              className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 hover:bg-mist"
            >
              <span className="me-auto grid min-w-0">
                <span className="truncate font-semibold">{file.fileName}</span>
                <span className="tabular text-sm text-soft">
                  {day.format(new Date(file.createdAt))} · {file.by} · {t('rows', { count: file.rows })}
                </span>
              </span>
              <Badge tone={TONES[file.state]}>{t(`states.${file.state}`)}</Badge>
            </Link>
          </li>
        ))}
      </Card>
    </section>
  );
}
