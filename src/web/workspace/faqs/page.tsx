import { ArrowDown, ArrowUp, MessageCirclePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useStore } from '#src/web/context/use-store.ts';
import { FailedPage } from '#src/web/layout/failed-page.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button, IconButton, LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Question } from '#src/web/ui/question.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { useSave } from '#src/web/ui/use-save.ts';
import { removeFaq, saveFaq } from '#src/wire/client/support.ts';
import type { Language } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { FaqDialog } from './faq-dialog.tsx';
import type { FaqEntry } from './faq-entry.ts';
import { loadFaqs } from './page.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadFaqs({ context, request });

export const ErrorBoundary = FailedPage;

/** The questions of the help page, by topic and in their order. */
export default function Faqs({ loaderData: { entries, topics } }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('faqDesk');
  const { busy, trouble, save } = useSave('faqDesk');
  const [open, setOpen] = useState<FaqEntry | 'new'>();
  const [removing, setRemoving] = useState<FaqEntry>();
  const move = (entry: FaqEntry, other: FaqEntry) =>
    save(async () => {
      // Equal places, as two new questions may have, are told apart by one.
      const place = other.position === entry.position ? entry.position + 1 : other.position;
      await putAt(entry, place);
      await putAt(other, entry.position);
    }, t('moved'));
  const remove = (entry: FaqEntry) =>
    save(async () => {
      for (const { id } of Object.values(entry.words)) await removeFaq(id);
    }, t('removed')).then((done) => done && setRemoving(undefined));
  return (
    <>
      <PageHead title={`${t('title')} · ${store.name}`} noindex />
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
      {trouble && !removing && (
        <div className="pb-4">
          <Notice tone="error" live>
            {trouble}
          </Notice>
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
              <ul className="divide-y divide-line rounded-card border border-line bg-paper">
                {own.map((entry, at) => (
                  <FaqRow
                    key={entry.entry}
                    entry={entry}
                    before={own[at - 1]}
                    after={own[at + 1]}
                    busy={busy}
                    onMove={(other) => move(entry, other)}
                    onEdit={() => setOpen(entry)}
                    onRemove={() => setRemoving(entry)}
                  />
                ))}
              </ul>
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
      <Question
        open={removing !== undefined}
        title={t('removeTitle')}
        onClose={() => setRemoving(undefined)}
        keep={t('cancel')}
        act={t('remove')}
        busy={busy}
        trouble={trouble}
        onAct={() => removing && remove(removing)}
      >
        <p>{removing && questionOf(removing)}</p>
      </Question>
    </>
  );
}

/** Every language of a question stands in the same place. */
async function putAt({ entry, topic, published, words }: FaqEntry, position: number) {
  for (const [locale, { id, question, answer }] of Object.entries(words)) {
    await saveFaq({ entry, locale: locale as Language, topic, question, answer, published, position }, id);
  }
}

const questionOf = ({ words }: FaqEntry): string => (words.en ?? words.hi ?? words.gu)?.question ?? '';

type RowProps = {
  entry: FaqEntry;
  before: FaqEntry | undefined;
  after: FaqEntry | undefined;
  busy: boolean;
  onMove: (other: FaqEntry) => void;
  onEdit: () => void;
  onRemove: () => void;
};

function FaqRow({ entry, before, after, busy, onMove, onEdit, onRemove }: RowProps) {
  const t = useTranslations('faqDesk');
  const question = questionOf(entry);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 ps-5 pe-3">
      <div className="min-w-0 grow basis-64">
        <p className="font-semibold wrap-anywhere">{question}</p>
        <p className="flex flex-wrap items-center gap-2 text-sm text-soft">
          {Object.keys(entry.words).join(', ')}
          {!entry.published && <Badge>{t('hidden')}</Badge>}
        </p>
      </div>
      <div className="flex items-center">
        <IconButton label={t('up', { question })} disabled={!before || busy} onClick={() => before && onMove(before)}>
          <ArrowUp />
        </IconButton>
        <IconButton label={t('down', { question })} disabled={!after || busy} onClick={() => after && onMove(after)}>
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
