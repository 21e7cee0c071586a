import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCount, formatDecimal } from '#src/kernel/format.ts';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { ChoiceField, NumberField } from '#src/web/features/solar-checks/check-fields.tsx';
import { CheckPage } from '#src/web/features/solar-checks/check-page.tsx';
import { type Fact, Facts, JudgedProduct } from '#src/web/features/solar-checks/judged-product.tsx';
import { NothingSuits } from '#src/web/features/solar-checks/nothing-suits.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

type Result = NonNullable<Route.ComponentProps['loaderData']['result']>;

/** Tens of litres: a day's sun is not known more exactly. */
const litres = (value: number) => formatCount(Math.round(value / 10) * 10);

/** What has to be lifted, and which pump brings the water. */
export default function SolarPump({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('solarChecks.pump');
  const all = useTranslations('solarChecks');
  const { answers, options, result } = loaderData;
  const field = { data: loaderData };
  return (
    <CheckPage
      name="solarPump"
      data={loaderData}
      title={t('title')}
      lead={t('lead')}
      how={[t('how'), t('assumed'), t('mnreHow')]}
      fields={
        <>
          <ChoiceField {...field} name="pump" label={t('pump')} hint={all('anyHint')} options={options} />
          <NumberField {...field} name="pin" label={all('pin')} hint={t('pinHint')} required />
          <NumberField {...field} name="level" label={t('level')} hint={t('levelHint')} required />
          <NumberField {...field} name="drawdown" label={t('drawdown')} hint={t('drawdownHint')} usual="3" />
          <NumberField {...field} name="tank" label={t('tank')} hint={t('tankHint')} required />
          <NumberField {...field} name="pipe" label={t('pipe')} required />
          <NumberField {...field} name="bore" label={t('bore')} hint={t('boreHint')} usual="50" required />
          <NumberField {...field} name="litres" label={t('litres')} hint={t('litresHint')} required />
        </>
      }
      result={
        result && (
          <>
            <Lifted result={result} />
            {result.pumps.map((judged) => (
              <Pump key={judged.product.id} judged={judged} asked={judged.product.id === answers['pump']} />
            ))}
            {!result.pumps.some(({ product }) => product.id !== answers['pump']) && (
              <NothingSuits category="solar-pumps" />
            )}
          </>
        )
      }
    />
  );
}

function Lifted({ result: { lifting, place } }: { result: Result }) {
  const t = useTranslations('solarChecks.pump');
  return (
    <>
      <Facts
        facts={[
          { name: t('head'), value: `${formatDecimal(lifting.headM, 1)} m` },
          { name: t('friction'), value: `${formatDecimal(lifting.frictionM, 2)} m` },
          { name: t('flowWanted'), value: t('lph', { litres: litres(lifting.wantedLph) }) },
        ]}
      />
      <p className="text-sm text-soft">{place.km < 1 ? t('sunHere', place) : t('sunNear', place)}</p>
    </>
  );
}

function Pump({ judged, asked }: { judged: Result['pumps'][number]; asked: boolean }) {
  const t = useTranslations('solarChecks.pump');
  const all = useTranslations('solarChecks');
  const { product, controller, findings, flowLph, litres: day, mnre, panelsWp } = judged;
  const facts: Fact[] = [
    { name: t('flow'), value: flowLph === undefined ? all('notKnown') : t('lph', { litres: litres(flowLph) }) },
    { name: t('day'), value: day ? t('aboutLitres', { litres: litres(day.mean) }) : all('notKnown') },
    ...(panelsWp ? [{ name: t('panels'), value: t('watts', { watts: formatCount(panelsWp) }) }] : []),
    ...(controller
      ? [
          {
            name: t('controller'),
            value: (
              <Link
                to={hrefs.product(controller.id)}
                className="text-base font-semibold text-link underline underline-offset-4"
              >
                <ProductName name={controller.name} />, {formatPrice(controller.price)}
              </Link>
            ),
          },
        ]
      : []),
    ...(day ? [{ name: t('range'), value: t('between', { from: litres(day.least), to: litres(day.most) }) }] : []),
  ];
  return (
    <div className="grid gap-2">
      <JudgedProduct product={product} {...(asked && { heading: all('asked') })} findings={findings} facts={facts} />
      <p className="px-1 text-sm text-pretty text-soft">
        {mnre
          ? t('mnre', {
              head: mnre.headM,
              sun: formatDecimal(mnre.sunHours, 2),
              minimum: litres(mnre.minimum),
              litres: litres(mnre.litres),
            })
          : t('mnreNone')}
      </p>
    </div>
  );
}
