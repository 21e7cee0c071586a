import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Chip } from '#src/web/ui/chip.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useFormKey } from '#src/web/ui/use-form-key.ts';
import { useHereInView } from '#src/web/ui/use-here-in-view.ts';
import type { DeskView } from './desk-view.server.ts';

/** The same list with another filter; empty values are left out of the address. */
export function deskHref(
  path: string,
  wish: { state?: string; q?: string; page?: number; open?: string | undefined },
): string {
  const query = new URLSearchParams(
    Object.entries(wish).flatMap(([key, value]) => (value && value !== 1 ? [[key, String(value)]] : [])),
  );
  return query.size ? `${path}?${query}` : path;
}

/** States as chips, and a search field if the list has one. */
export function DeskTools({
  path,
  view,
  states,
  area,
  search = true,
}: {
  path: string;
  view: DeskView;
  states: readonly string[];
  area: string;
  search?: boolean | undefined;
}) {
  const t = useTranslations('desk');
  const { key, state: sent } = useFormKey('search', view.q);
  const own = useTextsOf(area);
  const row = useHereInView<HTMLElement>();
  return (
    <div className="grid grid-cols-1 gap-4 pb-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <nav
          ref={row}
          aria-label={t('states')}
          className="scroller relative -mx-1 flex min-w-0 gap-2 overflow-x-auto px-1 py-1 lg:flex-wrap"
        >
          <Chip to={deskHref(path, { q: view.q })} current={view.state === ''}>
            {t('all')}
          </Chip>
          {states.map((state) => (
            <Chip key={state} to={deskHref(path, { state, q: view.q })} current={view.state === state}>
              {own(`states.${state}`)}
            </Chip>
          ))}
        </nav>
        {search && (
          <Form role="search" action={path} state={sent} className="flex min-w-0 gap-2 max-sm:w-full">
            {view.state && <input type="hidden" name="state" value={view.state} />}
            <input
              key={key}
              type="search"
              name="q"
              aria-label={t('search')}
              placeholder={t('search')}
              defaultValue={view.q}
              maxLength={100}
              className="min-h-11 min-w-0 grow rounded-card bg-paper px-3.5 text-base inset-ring inset-ring-edge placeholder:text-soft"
            />
            <LiveButton type="submit" look="secondary" aria-label={t('search')}>
              <Search aria-hidden className="size-5" />
            </LiveButton>
          </Form>
        )}
      </div>
      <p role="status" className="text-sm text-soft">
        {t('count', { count: view.total })}
      </p>
    </div>
  );
}
