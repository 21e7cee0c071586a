import { Search, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import { useFormKey } from '#src/web/ui/use-form-key.ts';
import { hrefs } from '#src/wire/pages.ts';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { type Option, optionsOf, recentOptions, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

/**
 * The search field with suggestions: the combobox of the WAI-ARIA practices with manual selection. The field is a plain form first, so Enter
 * searches before and without scripts. Written by hand, because a library loaded at the first letter would have to replace this input while
 * somebody types in it.
 */
export function SearchBox() {
  const t = useTranslations('shell.search');
  const id = useId();
  const navigate = useNavigate();
  const location = useLocation();
  const { key, state } = useFormKey('shop search', location.key);
  const input = useRef<HTMLInputElement>(null);
  const searched = location.pathname === hrefs.products() ? (new URLSearchParams(location.search).get('q') ?? '') : '';
  const [typed, setTyped] = useState(searched);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = useSuggestions(typed, open);
  const [recent, setRecent] = useState<string[]>([]);
  const options = typed.trim() ? optionsOf(found, typed.trim()) : recentOptions(recent);
  const shown = open && options.length > 0;
  const active = shown ? options[at] : undefined;

  // Another page closes the list; on the product list the field shows the search, elsewhere it is emptied.
  const [known, setKnown] = useState(key);
  if (known !== key) {
    setKnown(key);
    setTyped(searched);
    setOpen(false);
    setAt(-1);
  }

  const go = (href: string, sent?: typeof state) => {
    setOpen(false);
    input.current?.blur();
    if (typed.trim()) rememberSearch(typed.trim());
    void navigate(href, { state: sent });
  };
  const choose = ({ kind, href }: Option) => {
    if (kind !== 'forget') return go(href);
    forgetSearches();
    setRecent([]);
    setAt(-1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (active) choose(active);
    else if (typed.trim()) go(hrefs.products({ q: typed.trim() }), state);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((now) => (options.length ? (now + step + options.length + 1) % (options.length + 1) : -1));
    } else if (event.key === 'Escape') {
      if (shown) event.preventDefault();
      else setTyped('');
      setOpen(false);
      setAt(-1);
    }
  };
  return (
    <search className="relative block w-full">
      <form action={hrefs.products()} onSubmit={submit} className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-soft"
        />
        <input
          ref={input}
          name="q"
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-label={t('label')}
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? `${id}-${options.indexOf(active)}` : undefined}
          placeholder={t('placeholder')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setOpen(true);
            setAt(-1);
          }}
          onFocus={() => {
            setRecent(recentSearches());
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
          className={`h-11 w-full rounded-full bg-paper ps-11 text-base text-ink placeholder-shown:text-ellipsis ${typed ? 'pe-11' : 'pe-4'} inset-ring inset-ring-edge placeholder:text-soft focus:outline-2 focus:-outline-offset-1 focus:outline-link`}
        />
        {typed && (
          <span className="absolute inset-y-0 end-0 grid place-items-center">
            <IconButton
              label={t('clear')}
              onClick={() => {
                setTyped('');
                input.current?.focus();
              }}
            >
              <X className="size-4.5" />
            </IconButton>
          </span>
        )}
      </form>
      <SuggestionList id={id} open={shown} typed={typed.trim()} options={options} active={active} onChoose={choose} />
      <p role="status" className="sr-only">
        {open && typed.trim().length >= 2 ? t('count', { count: options.length }) : ''}
      </p>
    </search>
  );
}
