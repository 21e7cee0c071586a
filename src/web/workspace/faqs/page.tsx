import { ArrowDown, ArrowUp, MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { anyWordsIn, LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button, IconButton, LinkButton } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { Card, PageTitle } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moved } from '#src/web/ui/use-order.ts';
import { orderFaqs, removeFaqEntry } from '#src/wire/client/support.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { FaqDialog } from './faq-dialog.tsx';
import type { FaqEntry } from './faq-entry.ts';

export { loader } from './page.server.ts';

/** The questions of the help page, by topic and in order. */
export default function Faqs({ loaderData: { entries, topics } }: Route.ComponentProps) {
  const t = useTranslations('faqDesk');
  const { busy, error, run } = useMutation('faqDesk');
  const [open, setOpen] = useState<FaqEntry | 'new'>();
  const [removing, setRemoving] = useState<FaqEntry>();
  const move = (own: readonly FaqEntry[], from: number, to: number) =>
    run(() => orderFaqs(moved(own, from, to).map(({ entry }) => entry)), t('moved'));
  const remove = async ({ entry }: FaqEntry) => {
    if (await run(() => removeFaqEntry(entry), t('removed'))) setRemoving(undefined);
  };
  return (
    <>
      <PageHead title={t('title')} noindex />
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton look="secondary" to={hrefs.faq}>
              {t('view')}
            </LinkButton>
            <LiveButton onClick={() => setOpen('new')}>
              <MessageCirclePlus aria-hidden className="size-5" />
              {t('add')}
            </LiveButton>
          </div>
        }
      />
      {error && !removing && (
        <div className="pb-4">
          <ErrorNotice>{error}</ErrorNotice>
        </div>
      )}
      {entries.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <div className="grid gap-8">
        {topics.map((topic) => {
          const own = entries.filter((entry) => entry.topic === topic);
          if (own.length === 0) return null;
          return (
            <section key={topic} aria-labelledby={`topic-${topic}`}>
              <h2 id={`topic-${topic}`} className="pb-3 text-lg font-bold tracking-tight">
                {t(`topics.${topic}`)}
              </h2>
              <Card as="ul" className="divide-y divide-line">
                {own.map((entry, at) => (
                  <FaqRow
                    key={entry.entry}
                    entry={entry}
                    first={at === 0}
                    last={at === own.length - 1}
                    busy={busy}
                    onMove={(by) => move(own, at, at + by)}
                    onEdit={() => setOpen(entry)}
                    onRemove={() => setRemoving(entry)}
                  />
                ))}
              </Card>
            </section>
          );
        })}
      </div>
      {open && (
        <FaqDialog
          entry={open === 'new' ? undefined : open}
          topics={topics}
          last={entries.at(-1)?.position ?? 0}
          onClose={() => setOpen(undefined)}
        />
      )}
      <ConfirmDialog
        open={removing !== undefined}
        title={t('removeTitle')}
        onClose={() => setRemoving(undefined)}
        keep={t('cancel')}
        act={t('remove')}
        busy={busy}
        error={error}
        onAct={() => removing && remove(removing)}
      >
        <p>{removing && questionOf(removing)}</p>
      </ConfirmDialog>
    </>
  );
}

const questionOf = ({ words }: FaqEntry): string => anyWordsIn(words)?.question ?? '';

type RowProps = {
  entry: FaqEntry;
  first: boolean;
  last: boolean;
  busy: boolean;
  onMove: (by: 1 | -1) => void;
  onEdit: () => void;
  onRemove: () => void;
};

function FaqRow({ entry, first, last, busy, onMove, onEdit, onRemove }: RowProps) {
  const t = useTranslations('faqDesk');
  const question = questionOf(entry);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 ps-5 pe-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold wrap-anywhere">{question}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          {LANGUAGES.filter((language) => entry.words[language])
            .map((language) => LANGUAGE_NAMES[language])
            .join(', ')}
          {!entry.published && <Badge>{t('hidden')}</Badge>}
        </p>
      </div>
      <div className="flex items-center">
        <IconButton label={t('up', { question })} disabled={first || busy} onClick={() => onMove(-1)}>
          <ArrowUp />
        </IconButton>
        <IconButton label={t('down', { question })} disabled={last || busy} onClick={() => onMove(1)}>
          <ArrowDown />
        </IconButton>
        <Button look="quiet" aria-label={t('editOf', { question })} onClick={onEdit}>
          {t('editShort')}
        </Button>
        <Button look="quiet" aria-label={t('removeOf', { question })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}
