import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { ChoiceField, NumberField, WholeRow } from '#src/web/features/solar-checks/check-fields.tsx';
import { CheckPage } from '#src/web/features/solar-checks/check-page.tsx';
import { Facts, JudgedProduct } from '#src/web/features/solar-checks/judged-product.tsx';
import { NothingSuits } from '#src/web/features/solar-checks/nothing-suits.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** What runs through a power cut, and which bank carries it for as long. */
export default function SolarBackup({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('solarChecks.backup');
  const all = useTranslations('solarChecks');
  const { batteries, inverters, appliances, result } = loaderData;
  const field = { data: loaderData };
  return (
    <CheckPage
      name="solarBackup"
      data={loaderData}
      title={t('title')}
      lead={t('lead')}
      how={[t('how'), t('assumed')]}
      fields={
        <>
          <fieldset className="grid gap-4">
            <legend className="mb-3 text-sm font-semibold">{t('runs')}</legend>
            <div className="grid grid-cols-2 items-start gap-4">
              {appliances.map(({ name, watts }) => (
                <NumberField
                  key={name}
                  {...field}
                  name={name}
                  label={t(`appliances.${name}`)}
                  hint={t('each', { watts })}
                />
              ))}
              <NumberField {...field} name="other" label={t('other')} hint={t('otherHint')} />
            </div>
          </fieldset>
          <WholeRow>
            <NumberField {...field} name="hours" label={t('hours')} hint={t('hoursHint')} required />
          </WholeRow>
          <ChoiceField {...field} name="battery" label={t('battery')} hint={all('anyHint')} options={batteries} />
          <ChoiceField {...field} name="inverter" label={t('inverter')} options={inverters} />
        </>
      }
      result={
        result && (
          <>
            <Facts
              facts={[
                { name: t('load'), value: `${formatDecimal(result.loadKw * 1000, 0)} W` },
                { name: t('energy'), value: all('units', { units: formatDecimal(result.loadKw * result.hours, 1) }) },
              ]}
            />
            {result.offers.map(({ product, inverter, findings, batteries: count, hours, usableKwh, pricePaise }) => (
              <JudgedProduct
                key={product.id + inverter.id}
                product={product}
                heading={t('bank', { count })}
                findings={findings}
                facts={[
                  { name: t('lasts'), value: all('aboutHours', { hours: formatDecimal(hours, 1) }) },
                  { name: t('usable'), value: all('units', { units: formatDecimal(usableKwh, 1) }) },
                  { name: t('price', { count }), value: formatPrice(pricePaise) },
                  {
                    name: t('behind'),
                    value: (
                      <Link
                        to={hrefs.product(inverter.id)}
                        className="text-base font-semibold text-link underline underline-offset-4"
                      >
                        <ProductName name={inverter.name} />
                      </Link>
                    ),
                  },
                ]}
              />
            ))}
            {result.offers.length === 0 && <NothingSuits category="solar-batteries" />}
          </>
        )
      }
    />
  );
}
