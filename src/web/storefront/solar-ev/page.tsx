import { useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { ChoiceField, NumberField, WholeRow } from '#src/web/features/solar-checks/check-fields.tsx';
import { CheckPage } from '#src/web/features/solar-checks/check-page.tsx';
import { type Fact, JudgedProduct } from '#src/web/features/solar-checks/judged-product.tsx';
import { NothingSuits } from '#src/web/features/solar-checks/nothing-suits.tsx';
import { ChoiceTiles } from '#src/web/ui/choice-tiles.tsx';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

type Judged = NonNullable<Route.ComponentProps['loaderData']['result']>[number];

/** Which charger a supply carries, by which cable, and how long it charges. */
export default function SolarEv({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('solarChecks.ev');
  const all = useTranslations('solarChecks');
  const { answers, errors, options, areas, result } = loaderData;
  const field = { data: loaderData };
  const factsOf = ({ charging, thinnestMm2 }: Judged): Fact[] => [
    ...(answers['kwh']
      ? [
          {
            name: t('time'),
            value: charging ? all('aboutHours', { hours: formatDecimal(charging.hours, 1) }) : all('notKnown'),
          },
          ...(charging
            ? [
                {
                  name: t('power'),
                  value: charging.setA
                    ? t('powerSet', { kw: formatDecimal(charging.kw, 2), amps: charging.setA })
                    : `${formatDecimal(charging.kw, 2)} kW`,
                },
              ]
            : []),
        ]
      : []),
    ...(answers['run'] ? [{ name: t('thinnest'), value: thinnestMm2 ? `${thinnestMm2} mm²` : t('noCable') }] : []),
  ];
  return (
    <CheckPage
      name="solarEv"
      data={loaderData}
      title={t('title')}
      lead={t('lead')}
      how={[t('how'), t('assumed')]}
      fields={
        <>
          <WholeRow>
            <ChoiceField {...field} name="charger" label={t('charger')} hint={all('anyHint')} options={options} />
          </WholeRow>
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
          <NumberField {...field} name="load" label={t('load')} hint={t('loadHint')} required />
          <NumberField {...field} name="peak" label={t('peak')} hint={t('peakHint')} />
          <NumberField {...field} name="run" label={t('run')} hint={t('runHint')} />
          <ChoiceField {...field} name="area" label={t('area')} options={areas} />
          <NumberField {...field} name="kwh" label={t('kwh')} hint={t('kwhHint')} />
          <NumberField {...field} name="car" label={t('car')} hint={t('carHint')} />
          <WholeRow className="grid grid-cols-2 items-start gap-4">
            <NumberField {...field} name="from" label={t('from')} usual="20" />
            <NumberField {...field} name="to" label={t('to')} usual="80" />
          </WholeRow>
        </>
      }
      result={
        result && (
          <>
            {result.map((judged) => (
              <JudgedProduct
                key={judged.product.id}
                product={judged.product}
                {...(judged.product.id === answers['charger'] && { heading: all('asked') })}
                findings={judged.findings}
                facts={factsOf(judged)}
              />
            ))}
            {!result.some(({ product }) => product.id !== answers['charger']) && (
              <NothingSuits category="ev-chargers" />
            )}
          </>
        )
      }
    />
  );
}
