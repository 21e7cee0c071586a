import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import type { ImportPlan, ProductFile } from '#src/wire/client/product-import.ts';
import { type Choice, createUndecided, keptChoice, type NameKind, namesPlan } from './names-plan.ts';

export type ShopNames = Record<NameKind, { slug: string; name: string }[]>;
type NamesProps = { file: ProductFile; shop: ShopNames; busy: boolean; onPlan: (plan: ImportPlan) => void };

/** Brands and categories that the file names and the shop lacks: created, mapped to an existing one, or refused. */
export function NamesPanel(props: NamesProps) {
  return (['brand', 'category'] as const).map((kind) => {
    const names = props.file.unknown.filter((one) => one.kind === kind);
    // Resets when its own names are decided, and keeps its choices while those of the other kind are.
    return (
      names.length > 0 && <NamesOf key={`${kind} ${JSON.stringify(names)}`} kind={kind} names={names} {...props} />
    );
  });
}

function NamesOf({
  kind,
  names,
  file,
  shop,
  busy,
  onPlan,
}: NamesProps & { kind: NameKind; names: ProductFile['unknown'] }) {
  const t = useTranslations('imports.names');
  const kept = names.map(keptChoice);
  const [chosen, setChosen] = useState(kept);
  const undecided = chosen.filter((choice) => choice === '').length;
  const changed = chosen.some((choice, at) => choice !== kept[at]);
  const plan = (choices: Choice[]) => onPlan(namesPlan(file.unknown, kind, choices));
  return (
    <Card className="grid gap-4 p-4">
      <div className="grid gap-1">
        <h3 className="font-bold">{t(`title.${kind}`, { count: names.length })}</h3>
        <p className="text-sm text-soft">{t('lead')}</p>
      </div>
      {undecided > 0 && (
        <div>
          <Button loading={busy} onClick={() => plan(createUndecided(chosen))}>
            {t(`${undecided === names.length ? 'createAll' : 'createOthers'}.${kind}`, { count: undecided })}
          </Button>
        </div>
      )}
      <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {names.slice(0, SHOWN).map(({ name, rows }, at) => (
          <li key={name}>
            <SelectField
              label={`${name} · ${t('rows', { count: rows })}`}
              value={chosen[at]}
              onChange={(event) =>
                setChosen((now) => now.map((one, other) => (other === at ? (event.target.value as Choice) : one)))
              }
            >
              <option value="">{t('undecided')}</option>
              <option value="create">{t('create')}</option>
              <option value="refuse">{t('refuse')}</option>
              {shop[kind].length > 0 && (
                <optgroup label={t('map')}>
                  {shop[kind].map((one) => (
                    <option key={one.slug} value={`map:${one.slug}`}>
                      {one.name}
                    </option>
                  ))}
                </optgroup>
              )}
            </SelectField>
          </li>
        ))}
      </ul>
      {names.length > SHOWN && <p className="text-sm text-soft">{t('first', { count: SHOWN })}</p>}
      {changed && (
        <div>
          <Button look="secondary" loading={busy} onClick={() => plan(chosen)}>
            {t('apply')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const SHOWN = 60;
