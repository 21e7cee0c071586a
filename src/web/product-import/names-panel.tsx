import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ImportPlan, ProductFile } from '#src/contract/client/product-import.ts';
import { Button } from '../components/button.tsx';
import { SelectField } from '../components/field.tsx';
import { Card } from '../components/surface.tsx';

type Kind = ProductFile['unknown'][number]['kind'];
export type ShopNames = Record<Kind, { slug: string; name: string }[]>;
type NamesProps = { file: ProductFile; shop: ShopNames; busy: boolean; onPlan: (plan: ImportPlan) => void };

/** Brands and categories that the file names and the shop lacks: made, taken for one that there is, or refused. */
export function NamesPanel(props: NamesProps) {
  const { unknown } = props.file;
  if (unknown.length === 0) return null;
  return (
    <>
      {(['brand', 'category'] as const).map((kind) => (
        <NamesOf key={`${kind} ${JSON.stringify(unknown)}`} kind={kind} {...props} />
      ))}
    </>
  );
}

function NamesOf({ kind, file, shop, busy, onPlan }: NamesProps & { kind: Kind }) {
  const t = useTranslations('imports.names');
  const names = file.unknown.filter((one) => one.kind === kind);
  const [chosen, setChosen] = useState(names.map(({ become, to }) => (become === 'map' ? `map:${to}` : (become ?? ''))));
  if (names.length === 0) return null;
  const open = names.some(({ become }) => become === null);
  const planned = (choices: string[]): ImportPlan => {
    const others = file.unknown.flatMap((one) => (one.kind === kind || !one.become ? [] : [{ ...one, become: one.become, to: one.to ?? undefined }]));
    const own = names.flatMap(({ name }, at) => {
      const [become, to] = (choices[at] ?? '').split(':') as ['create' | 'map' | 'refuse' | '', string | undefined];
      return become === '' ? [] : [{ kind, name, become, ...(to && { to }) }];
    });
    return { names: [...others.map(({ kind: of, name, become, to }) => ({ kind: of, name, become, ...(to && { to }) })), ...own] };
  };
  const changed = chosen.some((choice, at) => choice !== (names[at]?.become === 'map' ? `map:${names[at]?.to}` : (names[at]?.become ?? '')));
  return (
    <Card className="grid gap-4 p-4">
      <div className="grid gap-1">
        <h3 className="font-bold">{t(`title.${kind}`, { count: names.length })}</h3>
        <p className="text-sm text-soft">{t('lead')}</p>
      </div>
      {open && (
        <div>
          <Button loading={busy} onClick={() => onPlan(planned(names.map(({ become }, at) => (become ? (chosen[at] ?? '') : 'create'))))}>
            {t(`createAll.${kind}`, { count: names.filter(({ become }) => become === null).length })}
          </Button>
        </div>
      )}
      <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
        {names.slice(0, SHOWN).map(({ name, rows }, at) => (
          <li key={name}>
            <SelectField
              label={`${name} · ${t('rows', { count: rows })}`}
              value={chosen[at]}
              onChange={(event) => setChosen((now) => now.map((one, other) => (other === at ? event.target.value : one)))}
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
      {changed && (
        <div>
          <Button look="secondary" loading={busy} onClick={() => onPlan(planned(chosen))}>
            {t('apply')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const SHOWN = 60;
