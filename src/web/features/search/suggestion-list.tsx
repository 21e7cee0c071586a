import { History, LayoutGrid, Search, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShowable } from '#src/web/ui/picture-hosts.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { Suggestions } from '#src/wire/client/search.ts';
import { hrefs } from '#src/wire/pages.ts';
import { Matched } from './matched.tsx';

export type Option = {
  /** Empty for the one that only forgets. */
  href: string;
  text: string;
  price?: number;
  image?: string;
  kind: 'product' | 'category' | 'all' | 'recent' | 'forget';
};

/** Categories, products, and a link to all results. */
export function optionsOf({ products, categories }: Suggestions, q: string): Option[] {
  if (products.length + categories.length === 0) return [];
  return [
    ...categories.map(
      ({ slug, name }): Option => ({ kind: 'category', href: hrefs.products({ category: slug }), text: name }),
    ),
    ...products.map(
      ({ id, name, price, image }): Option => ({ kind: 'product', href: hrefs.product(id), text: name, price, image }),
    ),
    { kind: 'all', href: hrefs.products({ q }), text: q },
  ];
}

/** What was searched for before, and a way to forget it. */
export const recentOptions = (recent: string[]): Option[] =>
  recent.length === 0
    ? []
    : [
        ...recent.map((q): Option => ({ kind: 'recent', href: hrefs.products({ q }), text: q })),
        { kind: 'forget', href: '', text: '' },
      ];

type ListProps = {
  id: string;
  open: boolean;
  typed: string;
  options: Option[];
  active: Option | undefined;
  onChoose: (option: Option) => void;
};

/** The list under the field. It handles a press before the field loses the focus, which would close the list. */
export function SuggestionList({ id, open, typed, options, active, onChoose }: ListProps) {
  const t = useTranslations('shell.search');
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('suggestions')}
      hidden={!open}
      className="rise absolute inset-x-0 top-full max-md:[header_&]:-inset-x-12 z-40 mt-2 max-h-[min(32rem,70dvh)] overflow-y-auto rounded-card border border-line bg-paper p-1.5 shadow-soft"
    >
      {options.map((option, at) => (
        <div
          key={option.kind + option.href}
          id={`${id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          ref={option === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
          onMouseDown={(event) => {
            event.preventDefault();
            if (event.button === 0) onChoose(option);
          }}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card px-2.5 py-1.5 text-[0.9375rem] hover:bg-mist aria-selected:bg-mist"
        >
          <Mark option={option} />
          <span className="flex min-w-0 grow items-center justify-between gap-x-3 max-sm:flex-col max-sm:items-start">
            <span className="line-clamp-2 min-w-0 leading-snug wrap-anywhere">
              <Words option={option} typed={typed} />
            </span>
            {option.price !== undefined && (
              <span className="tabular shrink-0 font-semibold max-sm:text-sm">{formatPrice(option.price)}</span>
            )}
          </span>
        </div>
      ))}
    </div>
  );
}

function Words({ option: { kind, text }, typed }: { option: Option; typed: string }) {
  const t = useTranslations('shell.search');
  if (kind === 'all') return t('all', { q: text });
  if (kind === 'forget') return <span className="text-soft">{t('forget')}</span>;
  return kind === 'recent' ? text : <Matched name={text} typed={typed} />;
}

const ICONS = { product: Search, all: Search, category: LayoutGrid, recent: History, forget: Trash2 };

function Mark({ option: { kind, image } }: { option: Option }) {
  const showable = useShowable(image);
  if (kind === 'product' && image && showable)
    return (
      <img src={image} alt="" width={40} height={40} className="size-10 shrink-0 rounded-lg bg-well object-cover" />
    );
  const Icon = ICONS[kind];
  return (
    <span className="grid size-10 shrink-0 place-items-center text-soft">
      <Icon aria-hidden className="size-5" />
    </span>
  );
}
