import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { type Found, useFound } from './use-found.ts';

/** Opens, with a press or ⌘K, a search of the workspace: its pages, orders, customers and products. */
export function FindAnything() {
  const t = useTranslations('admin.find');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2.5 whitespace-nowrap rounded-full bg-mist px-4 text-start text-[0.9375rem] text-soft transition-colors duration-200 hover:text-ink"
      >
        <Search aria-hidden className="size-5 shrink-0" />
        <span className="grow max-sm:hidden">{t('button')}</span>
        <span className="grow sm:hidden">{t('short')}</span>
        <kbd aria-hidden className="font-sans text-xs font-semibold max-lg:hidden">
          ⌘K
        </kbd>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('title')}>
        <Finder onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

/** A combobox of the WAI-ARIA practices; the first result is chosen until another one is. */
function Finder({ onDone }: { onDone: () => void }) {
  const t = useTranslations('admin.find');
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { found, waiting, failed } = useFound(typed);
  const active = found[Math.min(at, found.length - 1)];
  const go = (to: string) => {
    onDone();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setAt((now) => (found.length ? (now + step + found.length) % found.length : 0));
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      go(active.to);
    }
  };
  const asked = typed.trim().length > 1;
  return (
    <div className="grid min-h-80 content-start gap-3">
      <input
        ref={(input) => input?.setAttribute('autofocus', '')}
        type="text"
        role="combobox"
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label={t('label')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${id}-${found.indexOf(active)}` : undefined}
        placeholder={t('placeholder')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="h-12 w-full rounded-card bg-paper px-4 text-base text-ink inset-ring inset-ring-edge placeholder:text-soft focus:outline-2 focus:-outline-offset-1 focus:outline-link"
      />
      <div id={`${id}-list`} role="listbox" aria-label={t('title')} hidden={found.length === 0}>
        {found.map((one, index) => (
          <Option
            key={one.kind + one.to}
            id={`${id}-${index}`}
            found={one}
            first={found[index - 1]?.kind !== one.kind}
            active={one === active}
            onChoose={() => go(one.to)}
          />
        ))}
      </div>
      <p role="status" className={found.length > 0 && !failed ? 'sr-only' : 'text-soft'}>
        {failed ? t('failed') : !asked ? t('hint') : waiting ? t('waiting') : t('count', { count: found.length })}
      </p>
    </div>
  );
}

type OptionProps = { id: string; found: Found; first: boolean; active: boolean; onChoose: () => void };

function Option({ id, found: { kind, text, note }, first, active, onChoose }: OptionProps) {
  const t = useTranslations('admin.find');
  return (
    <>
      {first && (
        <p role="presentation" className="px-3 pt-3 pb-1 text-xs font-semibold text-soft">
          {t(`kinds.${kind}`)}
        </p>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys */}
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        ref={active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
        onClick={onChoose}
        className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-card px-3 py-1.5 hover:bg-mist aria-selected:bg-brand-wash"
      >
        <span className="min-w-0 font-normal wrap-anywhere">{text}</span>
        <span className="tabular shrink-0 text-sm text-soft">{note}</span>
      </div>
    </>
  );
}
