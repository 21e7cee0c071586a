import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { PlantForm } from '#src/web/features/plants/plant-form.tsx';
import type { PlantView } from '#src/web/features/plants/plant-view.server.ts';
import { VERDICT_TONE } from '#src/web/features/plants/verdict-tone.ts';
import { ListTiles } from '#src/web/features/product-card/list-tiles.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { NeedsScript } from '#src/web/ui/needs-script.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { addPlant } from '#src/wire/client/plants.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** A customer's solar plants: how each did last. */
export default function Plants({ loaderData: { plants, orders, from, today } }: Route.ComponentProps) {
  const t = useTranslations('plants');
  const navigate = useNavigate();
  const order = orders.find(({ id }) => id === from);
  const [asked, setAsked] = useState(false);
  const open = asked || Boolean(order);
  const close = () => {
    setAsked(false);
    if (order) void navigate(hrefs.plants(), { replace: true, preventScrollReset: true });
  };
  return (
    <div className="column grid gap-8 pb-16">
      <PageHead title={t('title')} noindex />
      <div className="-mb-2 min-w-0">
        <PageTitle
          title={t('title')}
          lead={t('lead')}
          action={
            !open && (
              <LiveButton onClick={() => setAsked(true)}>
                <Plus aria-hidden className="size-5" />
                {t('add')}
              </LiveButton>
            )
          }
        />
        <ListTiles />
      </div>
      <NeedsScript words={t('needsScript')} />
      {open && (
        <PlantForm
          key={order?.id ?? 'new'}
          title={order ? t('fromOrder', { number: order.number }) : t('form.title')}
          act={t('form.add')}
          today={today}
          known={order ? { pin: order.pin, commissionedOn: order.on } : {}}
          send={(plant) => addPlant({ ...plant, ...(order && { installationId: order.id }) })}
          onSent={close}
          onCancel={close}
        />
      )}
      {!order && orders.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2">
          {orders.map(({ id, number, said }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-4 rounded-panel bg-sun-wash p-5">
              <div className="min-w-0 grow basis-60">
                <p className="font-bold">{t('fromOrder', { number })}</p>
                <p className="text-sm text-soft">{t('fromOrderText', { day: said })}</p>
              </div>
              <LinkButton look="secondary" to={hrefs.plants({ from: id })}>
                {t('addThis')}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      {plants.length === 0 && !open && <EmptyState title={t('none')} text={t('noneText')} />}
      {plants.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-2">
          {plants.map((plant) => (
            <li key={plant.id} className="grid">
              <PlantCard plant={plant} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PlantCard({ plant: { id, name, kwp, place, since, verdict } }: { plant: PlantView }) {
  const t = useTranslations('plants');
  return (
    <article
      aria-labelledby={id}
      className="relative grid content-between gap-5 rounded-panel border border-line bg-paper p-5 transition-colors duration-200 hover:border-edge sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id={id} className="text-xl font-bold tracking-tight wrap-anywhere">
          <Link to={hrefs.plant(id)} className="after:absolute after:inset-0 after:rounded-panel">
            {name}
          </Link>
        </h2>
        <p className="tabular text-sm text-soft">
          {since ? t('facts', { kwp, place, since }) : t('factsPlanned', { kwp, place })}
        </p>
      </div>
      {verdict ? (
        <div className="grid gap-2">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="tabular text-title font-bold">{verdict.percent}%</span>
            <span className="text-sm text-soft">{`${t('ofExpected')} · ${verdict.month}`}</span>
          </p>
          <Badge tone={VERDICT_TONE[verdict.is]} className="justify-self-start">
            {t(`verdicts.${verdict.is}`)}
          </Badge>
        </div>
      ) : (
        <p className="text-sm text-soft">{t(since ? 'sentences.none' : 'sentences.planned')}</p>
      )}
    </article>
  );
}
