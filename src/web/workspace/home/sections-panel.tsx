import { PencilLine } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, IconButton } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moved, useOrder } from '#src/web/ui/use-order.ts';
import { arrangeSections } from '#src/wire/client/storefront.ts';
import type { HomeLayout, HomeSection, HomeSectionKey } from '#src/wire/domain.ts';
import { MoveButtons } from './move-buttons.tsx';
import { SectionTitleDialog } from './section-title-dialog.tsx';

type PanelProps = { layout: HomeLayout; standardOrder: readonly HomeSectionKey[]; titled: readonly HomeSectionKey[] };

/** Which sections the home page shows, and in which order; each change is saved at once. */
export function SectionsPanel({ layout: { version, sections: kept }, standardOrder, titled }: PanelProps) {
  const t = useTranslations('homeDesk');
  const { busy, error, run } = useMutation('homeDesk');
  const [naming, setNaming] = useState<HomeSection>();
  const [asking, setAsking] = useState(false);
  // A dialog's button waits only for its own answer: changes queued before it are just saved first.
  const [waiting, setWaiting] = useState(false);
  // Shown at once and saved one after the other, so that nobody has to wait between two presses; a refusal reverts all of it.
  const [wished, setWished] = useState<{ sections: HomeSection[]; version?: number }>();
  const line = useRef<Promise<number | undefined>>(undefined);
  // The saved layout is shown until the page has reloaded its data.
  const sections = wished && (wished.version ?? Number.POSITIVE_INFINITY) > version ? wished.sections : kept;
  async function set(wish: HomeSection[], done: string): Promise<boolean> {
    const before = line.current ?? Promise.resolve(Math.max(version, wished?.version ?? 0));
    const mine = before.then(async (at) => {
      const answer: { version?: number } = {};
      if (at !== undefined) {
        await run(async () => {
          answer.version = await arrangeSections({ version: at, sections: wish });
        }, done);
      }
      return answer.version;
    });
    line.current = mine;
    setWished({ sections: wish });
    const next = await mine;
    if (line.current === mine) {
      line.current = undefined;
      setWished(next === undefined ? undefined : { sections: wish, version: next });
    }
    return next !== undefined;
  }
  // Moving the row takes the focus out of the document for a moment.
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (pressed.current?.isConnected) pressed.current.focus();
    pressed.current = null;
  });
  const move = (from: number, to: number) => {
    pressed.current = document.activeElement as HTMLElement | null;
    void set(moved(sections, from, to), t('moved'));
  };
  const change = (key: HomeSectionKey, to: Partial<HomeSection>, done = t('saved')) =>
    set(
      sections.map((one) => (one.key === key ? { ...one, ...to } : one)),
      done,
    );
  const fromDialog = async (keeping: Promise<boolean>, close: () => void) => {
    setWaiting(true);
    const done = await keeping;
    setWaiting(false);
    if (done) close();
  };
  const isStandard = sections.every(({ key, shown }, at) => shown && key === standardOrder[at]);
  const backToStandard = () =>
    fromDialog(
      set(
        standardOrder.flatMap((key) =>
          sections.filter((one) => one.key === key).map((one) => ({ ...one, shown: true })),
        ),
        t('standardOrderDone'),
      ),
      () => setAsking(false),
    );
  const order = useOrder(move);
  return (
    <section aria-labelledby="layout" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="layout" className="text-lg font-bold tracking-tight">
            {t('layout')}
          </h2>
          <p className="max-w-prose text-sm text-soft">{t('layoutLead')}</p>
        </div>
        <Button look="secondary" disabled={isStandard} onClick={() => setAsking(true)}>
          {t('standardOrder')}
        </Button>
      </div>
      {error && !naming && !asking && <ErrorNotice>{error}</ErrorNotice>}
      <Card as="ol" className="divide-y divide-line">
        {sections.map((section, at) => {
          const name = t(`layoutSections.${section.key}`);
          const own = Object.values(section.title).filter(Boolean).join(' · ');
          return (
            <li key={section.key} {...order(at)} className="flex items-center gap-x-3 ps-4 pe-2">
              <label className="flex min-h-14 min-w-0 grow cursor-pointer items-center gap-3 py-2">
                <input
                  type="checkbox"
                  className="size-5 shrink-0 accent-brand"
                  aria-label={t('showSection', { title: name })}
                  checked={section.shown}
                  aria-busy={busy || undefined}
                  onChange={({ target: { checked } }) =>
                    change(section.key, { shown: checked }, t(checked ? 'shownNow' : 'hiddenNow'))
                  }
                />
                <span className="min-w-0">
                  <span
                    className={`block font-semibold wrap-anywhere ${section.shown ? '' : 'text-soft line-through'}`}
                  >
                    {name}
                  </span>
                  {own && <span className="block text-sm wrap-anywhere text-soft">{own}</span>}
                  {section.key === 'features' && <span className="block text-sm text-soft">{t('featuresNote')}</span>}
                </span>
              </label>
              <span className="ms-auto flex shrink-0">
                {titled.includes(section.key) && (
                  <IconButton label={t('renameOf', { title: name })} onClick={() => setNaming(section)}>
                    <PencilLine />
                  </IconButton>
                )}
                <MoveButtons title={name} at={at} count={sections.length} onMove={move} />
              </span>
            </li>
          );
        })}
      </Card>
      {naming && (
        <SectionTitleDialog
          section={naming}
          busy={waiting}
          error={error}
          onSave={(title) => fromDialog(change(naming.key, { title }), () => setNaming(undefined))}
          onClose={() => setNaming(undefined)}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={t('standardOrderTitle')}
        onClose={() => setAsking(false)}
        keep={t('cancel')}
        act={t('standardOrder')}
        look="primary"
        busy={waiting}
        error={error}
        onAct={backToStandard}
      >
        <p>{t('standardOrderText')}</p>
      </ConfirmDialog>
    </section>
  );
}
