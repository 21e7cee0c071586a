import { useTranslations } from 'use-intl';
import { formatCount, formatDecimal } from '#src/kernel/format.ts';
import { ChoiceField, NumberField } from '#src/web/features/solar-checks/check-fields.tsx';
import { CheckPage } from '#src/web/features/solar-checks/check-page.tsx';
import { Facts, JudgedProduct } from '#src/web/features/solar-checks/judged-product.tsx';
import { NothingSuits } from '#src/web/features/solar-checks/nothing-suits.tsx';
import { ChoiceTiles } from '#src/web/ui/choice-tiles.tsx';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** How much hot water a home needs, which heater suits it, and what that saves. */
export default function SolarWater({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('solarChecks.water');
  const all = useTranslations('solarChecks');
  const { answers, errors, options, result } = loaderData;
  const field = { data: loaderData };
  return (
    <CheckPage
      name="solarWater"
      data={loaderData}
      title={t('title')}
      lead={t('lead')}
      how={[t('how'), t('assumed')]}
      fields={
        <>
          <ChoiceField {...field} name="heater" label={t('heater')} hint={all('anyHint')} options={options} />
          <NumberField {...field} name="people" label={t('people')} required />
          <ChoiceTiles
            name="hard"
            legend={t('hard')}
            hint={t('hardHint')}
            choices={[
              { value: 'yes', label: t('hardYes') },
              { value: 'no', label: t('hardNo') },
            ]}
            chosen={answers['hard'] ?? 'yes'}
            error={errors['hard']}
          />
          <NumberField {...field} name="pressure" label={t('pressure')} hint={t('pressureHint')} />
          <NumberField {...field} name="roof" label={t('roof')} hint={t('roofHint')} />
          <NumberField {...field} name="rise" label={t('rise')} hint={t('riseHint')} usual="35" />
          <NumberField {...field} name="days" label={t('days')} hint={t('daysHint')} usual="150" />
        </>
      }
      result={
        result && (
          <>
            <Facts facts={[{ name: t('litres'), value: all('litres', { litres: result.litres }) }]} />
            {result.heaters.map(({ product, findings, savedKwh, heatKwh }) => (
              <JudgedProduct
                key={product.id}
                product={product}
                {...(product.id === answers['heater'] && { heading: all('asked') })}
                findings={findings}
                facts={[
                  {
                    name: t('saved'),
                    value:
                      savedKwh === undefined
                        ? all('notKnown')
                        : all('aboutUnits', { units: formatCount(Math.round(savedKwh)) }),
                  },
                  {
                    name: t('heat'),
                    value: heatKwh === undefined ? all('notKnown') : all('units', { units: formatDecimal(heatKwh, 1) }),
                  },
                ]}
              />
            ))}
            {!result.heaters.some(({ product }) => product.id !== answers['heater']) && (
              <NothingSuits category="solar-water-heaters" />
            )}
          </>
        )
      }
    />
  );
}
