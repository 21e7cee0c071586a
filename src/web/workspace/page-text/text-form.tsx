import { Eye, FilePlus2, PencilLine } from 'lucide-react';
import { type FormEvent, Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { lackingIn } from '#src/web/features/page-text/facts-in.ts';
import { Lacking } from '#src/web/features/page-text/lacking.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { FieldFrame, TextArea, TextField } from '#src/web/ui/field.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Skeleton } from '#src/web/ui/loading.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { useUnsavedGuard } from '#src/web/ui/use-unsaved-guard.ts';
import { savePageText } from '#src/wire/client/page-texts.ts';
import type { PageBody, PageWords } from '#src/wire/domain.ts';
import { Ask } from './ask.tsx';
import { toStored } from './editor/to-stored.ts';
import { OvertakenDialog } from './overtaken-dialog.tsx';
import type { PageTextData } from './page.server.ts';
import { TextPreview } from './text-preview.tsx';

// Half a megabyte of editor, only for this page of the workspace.
const TextEditor = lazyWithRetry(() => import('./editor/text-editor.tsx'));

const EMPTY: PageBody = { type: 'doc', content: [{ type: 'paragraph' }] };
const BLANK: PageWords = { title: '', lead: '', body: EMPTY };

type FormProps = { data: PageTextData; onUnsaved: (unsaved: boolean) => void };

/**
 * Title, lead and text of a page in one language, with a preview. The form owns them from the start: data that arrives later, from its own saving
 * or another's, never overwrites what was typed in the meantime.
 */
export function TextForm({
  data: { page, language, words, version: read, versions, standard, facts, parts, area },
  onUnsaved,
}: FormProps) {
  const t = useTranslations('pageTextDesk');
  const { busy, errors, error, run } = useMutation('pageTextDesk', { refresh: 'conflict' });
  const [title, setTitle] = useState(words?.title ?? '');
  const [lead, setLead] = useState(words?.lead ?? '');
  const [body, setBody] = useState<PageBody>(() => (words ? toStored(words.body) : EMPTY));
  const [version, setVersion] = useState(read);
  // The editor keeps its own text; a new number gives it a new one.
  const [given, setGiven] = useState({ number: 0, body });
  const [preview, setPreview] = useState(false);
  const [replacing, setReplacing] = useState(false);
  // Somebody else saved first; their text is there once the page's data have been loaded again.
  const [overtaken, setOvertaken] = useState(false);
  const newest = versions.find((one) => one.version === read);
  const [here, setHere] = useState(false);
  useEffect(() => setHere(true), []);
  const now = { title, lead, body };
  const [saved, setSaved] = useState(() => JSON.stringify(now));
  const unsaved = JSON.stringify(now) !== saved;
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved]);
  const blank = !title && !lead && JSON.stringify(body) === JSON.stringify(EMPTY);
  const question = useUnsavedGuard(unsaved);
  const lacking = useMemo(() => lackingIn({ lead, body }, standard), [lead, body, standard]);
  const replace = (by: PageWords) => {
    const text = by.body;
    setTitle(by.title);
    setLead(by.lead);
    setBody(text);
    setGiven(({ number }) => ({ number: number + 1, body: text }));
    setReplacing(false);
    setPreview(false);
  };
  const start = () => replace({ ...standard, body: toStored(standard.body) });
  const takeTheirs = () => {
    const theirs = words ? { title: words.title, lead: words.lead, body: toStored(words.body) } : BLANK;
    replace(theirs);
    setSaved(JSON.stringify(theirs));
    setVersion(read);
    setOvertaken(false);
  };
  async function save(over: number) {
    const send = async () => setVersion(await savePageText(page, language, { version: over, ...now }));
    const onRefusal = ({ code }: { code: string }) => {
      if (code === 'conflict') setOvertaken(true);
      return code === 'conflict';
    };
    // What was typed in the meantime is not saved yet.
    if (await run(send, { done: t('saved'), onRefusal })) {
      setSaved(JSON.stringify(now));
      setOvertaken(false);
    } else setPreview(false);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (unsaved && !busy) void save(version);
  }
  return (
    <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => (blank ? start() : setReplacing(true))}>
          <FilePlus2 aria-hidden className="size-5" />
          {t('start')}
        </Button>
        <Button look="secondary" aria-pressed={preview} onClick={() => setPreview(!preview)}>
          {preview ? <PencilLine aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
          {t(preview ? 'write' : 'preview')}
        </Button>
      </div>
      {preview && <TextPreview page={page} language={language} words={now} area={area} />}
      <div className={preview ? 'hidden' : 'grid grid-cols-[minmax(0,1fr)] gap-5'}>
        <TextField
          label={t('heading')}
          required
          lang={language}
          maxLength={80}
          value={title}
          error={errors['title']}
          onChange={(event) => setTitle(event.target.value)}
        />
        <TextArea
          label={t('leadField')}
          hint={t('leadHint', { example: '{seller}' })}
          required
          lang={language}
          rows={2}
          maxLength={300}
          value={lead}
          error={errors['lead']}
          onChange={(event) => setLead(event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
        <FieldFrame label={t('text')} hint={t('textHint', { example: '{seller}' })} error={errors['body']} required>
          {(described) =>
            here ? (
              <Suspense fallback={<Skeleton className="h-96" />}>
                <TextEditor
                  key={given.number}
                  body={given.body}
                  described={described}
                  language={language}
                  facts={facts}
                  parts={parts}
                  onChange={setBody}
                />
              </Suspense>
            ) : (
              <Skeleton className="h-96" />
            )
          }
        </FieldFrame>
      </div>
      {!blank && <Lacking names={lacking} />}
      <div className="sticky bottom-0 z-10 -mx-4 grid gap-3 border-t border-line bg-ground/95 px-4 py-3 backdrop-blur-md max-lg:bottom-[calc(4rem+env(safe-area-inset-bottom))]">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p className="me-auto text-sm text-soft">{t(unsaved ? 'unsaved' : 'unchanged')}</p>
          {/* Never disabled: the user who has just pressed it would lose the focus. */}
          <LiveButton
            type="submit"
            loading={busy}
            aria-disabled={!unsaved || undefined}
            className="aria-disabled:opacity-55"
          >
            {t('save')}
          </LiveButton>
        </div>
      </div>
      {replacing && (
        <Ask
          title={t('startTitle')}
          text={t('startText')}
          act={t('start')}
          onAct={start}
          onClose={() => setReplacing(false)}
        />
      )}
      {overtaken && read !== version && (
        <OvertakenDialog
          mine={now}
          theirs={words}
          saved={newest ? t(newest.own ? 'changed' : 'taken', { when: newest.at, by: newest.by }) : ''}
          language={language}
          area={area}
          busy={busy}
          error={error}
          onMine={() => save(read)}
          onTheirs={takeTheirs}
          onClose={() => setOvertaken(false)}
        />
      )}
      {question && (
        <Ask
          title={t('leaveTitle')}
          text={t('leaveText')}
          act={t('leave')}
          onAct={question.leave}
          onClose={question.stay}
        />
      )}
    </form>
  );
}
