import { ChevronDown, Search, SlidersHorizontal } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PLACEMENT_NAMES } from '#src/kernel/placements.ts';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { useFormKey } from '#src/web/ui/use-form-key.ts';
import { hrefs } from '#src/wire/pages.ts';
import { filtersOf, type ManagerView, SORTS, STATES, STOCKS, viewHref } from './list-address.ts';
import type { Choice } from './row.ts';

const PAUSE_MS = 250;

type ToolsProps = { view: ManagerView; categories: Choice[]; brands: Choice[] };

/** Search while typing, filters and order. All are in the address; without scripts Enter submits the form. */
export function ListTools({ view, categories, brands }: ToolsProps) {
  const t = useTranslations('manage');
  const navigate = useNavigate();
  const typed = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { key, state } = useFormKey('search', view.q ?? '');
  const search = () => {
    clearTimeout(pause.current);
    const q = typed.current?.value.trim() || undefined;
    if (q !== view.q)
      void navigate(viewHref(view, { q }), { preventScrollReset: true, replace: Boolean(view.q), state });
  };
  useEffect(() => () => clearTimeout(pause.current), []);
  return (
    <search>
      <form
        action={hrefs.manageProduct()}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <TextField
          key={key}
          ref={typed}
          type="search"
          name="q"
          label={t('search')}
          defaultValue={view.q}
          autoComplete="off"
          enterKeyHint="search"
          end={<Search aria-hidden className="pointer-events-none me-3 size-5 text-soft" />}
          onChange={() => {
            clearTimeout(pause.current);
            pause.current = setTimeout(search, PAUSE_MS);
          }}
        />
        <Filters view={view} categories={categories} brands={brands} />
      </form>
    </search>
  );
}

function Filters({ view, categories, brands }: ToolsProps) {
  const t = useTranslations('manage');
  const navigate = useNavigate();
  const active = Object.values(filtersOf(view)).filter(Boolean).length;
  const select = (
    name: 'placement' | 'category' | 'brand' | 'stock' | 'state' | 'sort',
    all: string,
    options: { value: string; words: string }[],
  ) => (
    <SelectField
      key={`${name} ${view[name] ?? ''}`}
      name={name}
      label={t(`filters.${name}`)}
      defaultValue={view[name] ?? ''}
      onChange={(event) =>
        navigate(viewHref(view, { [name]: event.target.value || undefined }), { preventScrollReset: true })
      }
    >
      <option value="">{all}</option>
      {options.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </SelectField>
  );
  const named = (choices: Choice[]) => choices.map(({ slug, name }) => ({ value: slug, words: name }));
  return (
    <details open={active > 0 || undefined} className="group rounded-card border border-line">
      <summary className="flex min-h-11 list-none items-center gap-2.5 px-3.5 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <SlidersHorizontal aria-hidden className="size-4.5" />
        {t('filters.title')}
        {active > 0 && (
          <span className="tabular rounded-full bg-brand-wash px-2 py-0.5 text-xs text-link">{active}</span>
        )}
        <ChevronDown
          aria-hidden
          className="ms-auto size-5 text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid grid-cols-2 gap-3 border-t border-line p-3.5 @2xl:grid-cols-3">
        {select(
          'placement',
          t('allPlacements'),
          PLACEMENT_NAMES.map((value) => ({ value, words: t(`placements.${value}`) })),
        )}
        {select('category', t('filters.all'), named(categories))}
        {select('brand', t('filters.all'), named(brands))}
        {select(
          'stock',
          t('filters.all'),
          STOCKS.map((value) => ({ value, words: t(`stocks.${value}`) })),
        )}
        {select(
          'state',
          t('filters.notArchived'),
          STATES.map((value) => ({ value, words: t(`states.${value}`) })),
        )}
        {select(
          'sort',
          t('sorts.newest'),
          SORTS.slice(1).map((value) => ({ value, words: t(`sorts.${value}`) })),
        )}
      </div>
    </details>
  );
}
