import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { IconButton } from '#src/web/ui/button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { rememberFocus } from '#src/web/ui/return-focus.ts';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moved, useOrder } from '#src/web/ui/use-order.ts';
import { arrangePicks } from '#src/wire/client/storefront.ts';
import { MoveButtons } from './move-buttons.tsx';
import { PickSearch } from './pick-search.tsx';

export type Pick = { id: string; name: string; placement: string; picture: PictureSource | undefined };

/** The products that come first: searched for, then listed in their own sections. */
export function PicksPanel({ picks, sections }: { picks: Pick[]; sections: { placement: string; key: string }[] }) {
  const t = useTranslations('homeDesk');
  const { busy, error, run } = useMutation('homeDesk');
  const set = (ids: string[], done: string) => run(() => arrangePicks(ids), done);
  async function change(ids: string[], done: string) {
    const keepFocus = rememberFocus(); // moving or removing the row takes the focus along
    await set(ids, done);
    keepFocus();
  }
  const ids = picks.map(({ id }) => id);
  return (
    <section aria-labelledby="picks" className="grid gap-5">
      <div>
        <h2 id="picks" className="text-lg font-bold tracking-tight">
          {t('picks')}
        </h2>
        <p className="max-w-prose text-sm text-soft">{t('picksLead')}</p>
      </div>
      <PickSearch known={ids} busy={busy} onPick={(id) => set([...ids, id], t('picked'))} />
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="grid gap-6 lg:grid-cols-2">
        {sections.map(({ placement: section, key }) => (
          <PickList
            key={key}
            section={key}
            picks={picks.filter(({ placement }) => placement === section)}
            busy={busy}
            onOrder={(own) => change([...ids.filter((id) => !own.includes(id)), ...own], t('moved'))}
            onRemove={(id) =>
              change(
                ids.filter((one) => one !== id),
                t('removed'),
              )
            }
          />
        ))}
      </div>
    </section>
  );
}

type ListProps = {
  section: string;
  picks: Pick[];
  busy: boolean;
  onOrder: (ids: string[]) => void;
  onRemove: (id: string) => void;
};

function PickList({ section, picks, busy, onOrder, onRemove }: ListProps) {
  const t = useTranslations('homeDesk');
  const move = (from: number, to: number) =>
    onOrder(
      moved(
        picks.map(({ id }) => id),
        from,
        to,
      ),
    );
  const order = useOrder(move, busy);
  return (
    <section aria-labelledby={`section-${section}`}>
      <h3 id={`section-${section}`} className="pb-2 font-semibold">
        {t(`sections.${section}` as MessageKey<'homeDesk'>)}
      </h3>
      {picks.length === 0 ? (
        <p className="text-sm text-soft">{t('noPicks')}</p>
      ) : (
        <Card as="ol" className="divide-y divide-line">
          {picks.map(({ id, name, picture }, at) => (
            <li key={id} {...order(at)} className="flex items-center gap-3 p-2 ps-3">
              <span className="size-11 shrink-0 overflow-hidden rounded-card bg-well">
                <Picture picture={picture} sizes="44px" decorative className="size-full object-cover" />
              </span>
              <span className="min-w-0 grow text-[0.9375rem] wrap-anywhere">{name}</span>
              <span className="flex shrink-0">
                <MoveButtons title={name} at={at} count={picks.length} busy={busy} onMove={move} />
                <IconButton label={t('removeOf', { title: name })} onClick={() => !busy && onRemove(id)}>
                  <X />
                </IconButton>
              </span>
            </li>
          ))}
        </Card>
      )}
    </section>
  );
}
