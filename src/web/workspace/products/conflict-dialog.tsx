import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import type { Difference } from './conflict.ts';

type ConflictProps = {
  differing: Difference[] | undefined;
  labelOf: (path: string) => string;
  onClose: () => void;
  onJoin: (keep: ReadonlySet<string>) => void;
};

/** Somebody else has saved this product in the meantime: what they changed, and a choice where both did. Closing it loses nothing. */
export function ConflictDialog({ differing, ...rest }: ConflictProps) {
  return differing ? <Choice differing={differing} {...rest} /> : null;
}

function Choice({ differing, labelOf, onClose, onJoin }: ConflictProps & { differing: Difference[] }) {
  const t = useTranslations('manage.conflict');
  const [kept, setKept] = useState<ReadonlySet<string>>(
    new Set(differing.filter(({ both }) => both).map(({ path }) => path)),
  );
  const choose = (path: string, mine: boolean) =>
    setKept((now) => new Set(mine ? [...now, path] : [...now].filter((one) => one !== path)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      width="wide"
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button onClick={() => onJoin(kept)}>{t('save')}</Button>
        </>
      }
    >
      <div className="grid gap-5">
        <p>{t('text')}</p>
        {differing.map(({ path, theirs, mine, both }) => (
          <fieldset key={path} className="grid gap-2">
            <legend className="mb-1 text-sm font-semibold">{labelOf(path)}</legend>
            {both ? (
              <div className="grid gap-2 sm:grid-cols-2">
                <Side
                  name={path}
                  label={t('mine')}
                  value={mine}
                  checked={kept.has(path)}
                  onChoose={() => choose(path, true)}
                />
                <Side
                  name={path}
                  label={t('theirs')}
                  value={theirs}
                  checked={!kept.has(path)}
                  onChoose={() => choose(path, false)}
                />
              </div>
            ) : (
              <p className="rounded-card bg-mist px-3.5 py-2.5 text-sm whitespace-pre-line wrap-anywhere">
                <span className="text-soft">{t('taken')} </span>
                {theirs || t('empty')}
              </p>
            )}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

function Side({
  name,
  label,
  value,
  checked,
  onChoose,
}: {
  name: string;
  label: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
}) {
  const t = useTranslations('manage.conflict');
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-card px-3.5 py-2.5 text-sm inset-ring inset-ring-edge has-checked:bg-brand-wash has-checked:inset-ring-2 has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-link">
      <input
        type="radio"
        name={`conflict ${name}`}
        checked={checked}
        onChange={onChoose}
        className="mt-0.5 size-4.5 shrink-0 accent-brand"
      />
      <span className="grid min-w-0 gap-0.5">
        <span className="text-xs font-semibold text-soft">{label}</span>
        <span className="line-clamp-6 whitespace-pre-line wrap-anywhere">{value || t('empty')}</span>
      </span>
    </label>
  );
}
