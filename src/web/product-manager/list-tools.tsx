import { Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PLACEMENT_NAMES, type PlacementName } from '#src/contract/client/product-words.ts';
import { SelectField, TextField } from '../components/field.tsx';
import { type ManagerView, viewHref } from './list-address.ts';

const PAUSE_MS = 250;

/** Search as it is typed, and the placement. Both stand in the address; without scripts Enter sends the form. */
export function ListTools({ view }: { view: ManagerView }) {
  const t = useTranslations('manage');
  const navigate = useNavigate();
  const typed = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const search = () => {
    clearTimeout(pause.current);
    const q = typed.current?.value.trim() || undefined;
    if (q !== view.q) void navigate(viewHref(view, { q }), { preventScrollReset: true, replace: Boolean(view.q) });
  };
  useEffect(() => () => clearTimeout(pause.current), []);
  // Back and Forward change the address under the field; whoever is typing is left alone.
  useEffect(() => {
    if (typed.current && typed.current !== document.activeElement) typed.current.value = view.q ?? '';
  }, [view.q]);
  return (
    <search>
      <form
        action="/manageProduct"
        className="grid gap-3 @xl:grid-cols-[minmax(0,1fr)_14rem]"
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <TextField
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
        <SelectField
          key={view.placement}
          name="placement"
          label={t('filterPlacement')}
          defaultValue={view.placement ?? ''}
          onChange={(event) =>
            navigate(viewHref(view, { placement: (event.target.value || undefined) as PlacementName | undefined }), { preventScrollReset: true })
          }
        >
          <option value="">{t('allPlacements')}</option>
          {PLACEMENT_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`placements.${name}`)}
            </option>
          ))}
        </SelectField>
      </form>
    </search>
  );
}
