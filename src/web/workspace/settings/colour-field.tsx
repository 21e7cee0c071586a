import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LineSummary } from '#src/web/ui/fold-summary.tsx';
import type { ColourPair } from '#src/wire/client/workspace.ts';
import { isColour, useColours } from './use-colours.ts';

type ColourProps = {
  name: 'brand' | 'sun';
  fallback: string;
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
};

/** One of the two colours, with its measured contrast; for an unreadable one, the nearest readable shade is offered beside it. */
export function ColourField({ name, fallback, value, error, onType }: ColourProps) {
  const t = useTranslations('settings');
  const colours = useColours(name, value);
  const found = colours?.[name];
  const better = found && found.shade !== found.chosen ? found.shade : undefined;
  return (
    <div className="grid content-start gap-3">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-3">
        <input
          type="color"
          aria-label={t('pickColour', { which: t(`fields.colors-${name}`) })}
          value={isColour(value) ? value : fallback}
          onChange={(event) => onType(event.target.value)}
          className="mt-7 size-12 cursor-pointer rounded-card border border-edge bg-paper p-1"
        />
        <TextField
          name={`colors.${name}`}
          label={t(`fields.colors-${name}`)}
          hint={t(`hints.colors-${name}`)}
          value={value}
          placeholder={fallback}
          maxLength={7}
          autoComplete="off"
          spellCheck={false}
          {...(error !== undefined && { error })}
          onChange={(event) => onType(event.target.value.trim().toLowerCase())}
        />
      </div>
      <div aria-live="polite" className="grid justify-items-start gap-3 text-sm">
        {better && found && (
          <div className="grid justify-items-start gap-2 rounded-card bg-mist px-4 py-3">
            <p>{t('colourFails', { colour: found.chosen })}</p>
            <p className="flex items-center gap-2">
              <Swatch colour={found.chosen} />
              <Swatch colour={better} />
            </p>
            <Button look="secondary" size="small" onClick={() => onType(better)}>
              {t('takeShade', { colour: better })}
            </Button>
          </div>
        )}
        {found && colours && <Measured chosen={better ? colours.chosen : []} pairs={colours.pairs} good={!better} />}
        {value && (
          <Button look="quiet" size="small" onClick={() => onType('')}>
            {t('defaultColour')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** A swatch of a colour that no style sheet has: the policy allows no style attribute. */
const Swatch = ({ colour }: { colour: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <svg aria-hidden viewBox="0 0 24 24" className="size-6">
      <rect width="24" height="24" rx="6" fill={colour} />
    </svg>
    <code className="tabular text-xs">{colour}</code>
  </span>
);

function Measured({ chosen, pairs, good }: { chosen: ColourPair[]; pairs: ColourPair[]; good: boolean }) {
  const t = useTranslations('settings');
  const format = useFormatter();
  const ratio = (value: number) =>
    t('ratio', {
      ratio: format.number(Math.floor(value * 100) / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    });
  const tightest = [...pairs].sort((a, b) => a.ratio / a.least - b.ratio / b.least)[0];
  return (
    <details className="group w-full">
      <LineSummary className="font-semibold">
        {good && <Check aria-hidden className="size-5 text-leaf" />}
        {t('measured', { count: pairs.length, ratio: ratio(tightest?.ratio ?? 0) })}
      </LineSummary>
      <ul className="tabular divide-y divide-line text-xs">
        {[...chosen, ...pairs].map(({ theme, over, under, ratio: found, least }, at) => (
          <li key={`${theme}${over}${under}${at < chosen.length}`} className="flex gap-2 py-1.5">
            <span className="grow">{t('pair', { over, under, theme })}</span>
            <span className={`shrink-0 ${found < least ? 'font-bold text-brick' : ''}`}>{ratio(found)}</span>
            <span className="shrink-0 text-soft">{t('atLeast', { ratio: ratio(least) })}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
