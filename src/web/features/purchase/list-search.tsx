import { Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { useFormKey } from '#src/web/ui/use-form-key.ts';
import type { PurchaseArea } from './purchase-view.ts';

type ListSearchProps<Status extends string> = {
  /** The area of its texts. */
  area: PurchaseArea;
  path: string;
  /** The list's address with another state; without one, it shows all. */
  href: (status: Status | undefined) => string;
  statuses: readonly Status[];
  /** The current filter; all but `q` is sent along with a search. */
  filter: { q?: string | undefined; status?: Status | undefined } & Record<string, string | undefined>;
  /** The number in each state; without it there are no chips. */
  counts: Partial<Record<Status, number>> | undefined;
};

/** Text search, and a chip for each state that occurs. Without scripts it works as a plain form. */
export function ListSearch<Status extends string>({
  area,
  path,
  href,
  statuses,
  filter,
  counts,
}: ListSearchProps<Status>) {
  const t = useTextsOf(area);
  const { q, ...kept } = filter;
  const { key, state } = useFormKey('search', q ?? '');
  return (
    <search className="grid gap-4">
      <Form action={path} role="search" preventScrollReset state={state} className="flex max-w-xl items-start gap-2">
        <div className="grow">
          <TextField
            key={key}
            label={t('search.label')}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={200}
            placeholder={t('search.hint')}
          />
        </div>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit" look="secondary" className="mt-7 min-h-12" aria-label={t('search.go')}>
          <Search aria-hidden className="size-5" />
        </Button>
      </Form>
      {counts && (
        <nav aria-label={t('search.states')} className="bleed-row gap-2">
          <StateChip
            to={href(undefined)}
            current={!filter.status}
            text={t('search.all')}
            count={statuses.reduce((sum, one) => sum + (counts[one] ?? 0), 0)}
          />
          {statuses
            .filter((status) => counts[status] || filter.status === status)
            .map((status) => (
              <StateChip
                key={status}
                to={href(status)}
                current={filter.status === status}
                text={t(`statuses.${status}`)}
                count={counts[status] ?? 0}
              />
            ))}
        </nav>
      )}
    </search>
  );
}

const StateChip = ({ to, current, text, count }: { to: string; current: boolean; text: string; count: number }) => (
  <Link
    to={to}
    preventScrollReset
    aria-current={current ? 'true' : undefined}
    className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full px-4 text-sm font-semibold inset-ring inset-ring-edge transition-colors duration-200 hover:bg-mist aria-[current=true]:bg-brand aria-[current=true]:text-on-brand aria-[current=true]:inset-ring-brand"
  >
    {text}
    <span className="tabular font-normal opacity-80">{count}</span>
  </Link>
);
