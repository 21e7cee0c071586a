import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { type Suggestion, suggestions } from '#src/wire/client/search.ts';

/** Finds a product by name; one already picked cannot be picked again. */
export function PickSearch({
  known,
  busy,
  onPick,
}: {
  known: string[];
  busy: boolean;
  onPick: (id: string) => Promise<boolean>;
}) {
  const t = useTranslations('homeDesk');
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Suggestion[]>();
  const [trouble, setTrouble] = useState<unknown>();
  const words = useFaultWords('homeDesk');
  useEffect(() => {
    const away = new AbortController();
    setFound(undefined);
    setTrouble(undefined);
    const soon = setTimeout(async () => {
      if (typed.trim().length < 2) return;
      try {
        setFound((await suggestions(typed, away.signal)).products);
      } catch (error) {
        if (!away.signal.aborted) setTrouble(error);
      }
    }, 200);
    return () => {
      clearTimeout(soon);
      away.abort();
    };
  }, [typed]);
  return (
    <div className="grid max-w-xl gap-2">
      <TextField
        label={t('search')}
        type="search"
        value={typed}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className="text-sm text-soft">
        {trouble ? words(trouble) : found && t('found', { count: found.length })}
      </p>
      {found && found.length > 0 && (
        <Card as="ul" className="divide-y divide-line">
          {found.map(({ id, name }) => (
            <li key={id} className="flex items-center gap-3 py-1.5 ps-3 pe-2">
              <span className="min-w-0 grow text-[0.9375rem] wrap-anywhere">{name}</span>
              <Button
                look="quiet"
                aria-label={t('pickOf', { title: name })}
                disabled={busy || known.includes(id)}
                onClick={async () => (await onPick(id)) && setTyped('')}
              >
                {t(known.includes(id) ? 'pickedAlready' : 'pick')}
              </Button>
            </li>
          ))}
        </Card>
      )}
    </div>
  );
}
