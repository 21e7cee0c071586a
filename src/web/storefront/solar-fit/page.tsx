import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { ChoiceField, NumberField, WholeRow } from '#src/web/features/solar-checks/check-fields.tsx';
import { CheckPage } from '#src/web/features/solar-checks/check-page.tsx';
import { Facts, VerdictBadge } from '#src/web/features/solar-checks/judged-product.tsx';
import { FindingList } from '#src/web/features/solar-findings/finding-list.tsx';
import { ChoiceTiles } from '#src/web/ui/choice-tiles.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** Whether panels, inverter, battery, structure and cables fit each other. */
export default function SolarFit({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('solarChecks.fit');
  const all = useTranslations('solarChecks');
  const { answers, errors, options, result } = loaderData;
  const field = { data: loaderData };
  return (
    <CheckPage
      name="solarFit"
      data={loaderData}
      title={t('title')}
      lead={t('lead')}
      how={[t('how'), t('assumed')]}
      fields={
        <>
          <ChoiceField {...field} name="panel" label={t('panel')} options={options.panels} />
          <NumberField {...field} name="panels" label={t('panels')} usual="1" />
          <WholeRow>
            <ChoiceField {...field} name="inverter" label={t('inverter')} options={options.inverters} />
          </WholeRow>
          <ChoiceField
            {...field}
            name="battery"
            label={t('battery')}
            hint={all('optional')}
            options={options.batteries}
          />
          <NumberField {...field} name="batteries" label={t('batteries')} usual="1" />
          <ChoiceField
            {...field}
            name="structure"
            label={t('structure')}
            hint={all('optional')}
            options={options.structures}
          />
          <NumberField {...field} name="structures" label={t('structures')} usual="1" />
          {options.dcBoxes.length > 0 && (
            <ChoiceField {...field} name="dcBox" label={t('dcBox')} hint={all('optional')} options={options.dcBoxes} />
          )}
          {options.acBoxes.length > 0 && (
            <ChoiceField {...field} name="acBox" label={t('acBox')} hint={all('optional')} options={options.acBoxes} />
          )}
          <ChoiceTiles
            name="phase"
            legend={all('phase')}
            choices={[
              { value: '1', label: all('onePhase') },
              { value: '3', label: all('threePhases') },
            ]}
            chosen={answers['phase'] ?? '1'}
            error={errors['phase']}
          />
          <WholeRow className="grid grid-cols-2 items-end gap-4">
            <NumberField {...field} name="dcM" label={t('dcM')} />
            <ChoiceField {...field} name="dcArea" label={t('dcArea')} options={options.dcAreas} />
            <NumberField {...field} name="acM" label={t('acM')} />
            <ChoiceField {...field} name="acArea" label={t('acArea')} options={options.acAreas} />
          </WholeRow>
        </>
      }
      result={
        result && (
          <Card className="grid gap-5 p-4 sm:p-5">
            <div>
              <VerdictBadge findings={result.findings} />
            </div>
            {result.lines.length > 0 ? (
              <ul className="grid gap-2">
                {result.lines.map(({ product, quantity }) => (
                  <li key={product.id} className="tabular grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
                    <Link
                      to={hrefs.product(product.id)}
                      className="min-h-11 content-center font-semibold hover:underline"
                    >
                      {quantity} × <ProductName name={product.name} />
                    </Link>
                    <span className="text-soft">
                      {formatPrice(product.price * quantity)}
                      {product.soldOut && ` · ${all('soldOut')}`}
                    </span>
                  </li>
                ))}
              </ul>
            ) : (
              <p>{t('gone')}</p>
            )}
            <Facts facts={[{ name: t('sum'), value: formatPrice(result.pricePaise) }]} />
            {result.findings.length > 0 ? (
              <FindingList findings={result.findings} words={(verdict) => all(`verdicts.${verdict}`)} />
            ) : (
              <p className="text-soft">{t('nothing')}</p>
            )}
          </Card>
        )
      }
    />
  );
}
