import { redirect } from 'react-router';
import { addressValue } from '#src/kernel/address-values.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { answersOfKit, checkFit, type FitCheck, listFitParts } from '#src/shop/solar/checks/check-fit.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { checkTexts, readCheck, toOptions } from '#src/web/features/solar-checks/read-check.server.ts';
import { tilesOf } from '#src/web/features/solar-checks/shown-part.server.ts';
import { saidFindings } from '#src/web/features/solar-findings/said-findings.server.ts';
import { hrefs } from '#src/wire/pages.ts';
import { AC_AREAS, DC_AREAS, decodeFit, fitCheck } from '#src/wire/solar/solar-checks.ts';

export const loader = pageLoader('solarFit', async (page) => {
  const { shop, tag, locale, origin, searchParams } = page;
  tag(TAGS.products);
  const kit = addressValue(searchParams, 'kit');
  // A kit is judged by its parts, which the reader may then exchange; two at once are none.
  if (kit) throw redirect(hrefs.solarFit((typeof kit === 'string' && (await answersOfKit(shop, kit))) || {}));
  const parts = await listFitParts(shop);
  const { result, ...state } = await readCheck('solarFit', fitCheck, page, (answers) =>
    checkFit(parts, decodeFit(answers)),
  );
  const tile = await tilesOf(page, result?.lines.map(({ part }) => part) ?? []);
  const toView = ({ lines, findings, pricePaise }: FitCheck) => ({
    lines: lines.flatMap(({ part, quantity }) => {
      const product = tile(part.id);
      return product ? [{ product, quantity }] : [];
    }),
    findings: saidFindings(locale, findings),
    pricePaise,
  });
  const toAreas = (areas: readonly string[]) => areas.map((value) => ({ value, label: `${value} mm²` }));
  return {
    ...state,
    origin,
    texts: checkTexts(locale, 'fit'),
    options: {
      panels: toOptions(parts, 'panel', locale),
      inverters: toOptions(parts, 'inverter', locale),
      batteries: toOptions(parts, 'battery', locale),
      structures: toOptions(parts, 'structure', locale),
      dcBoxes: toOptions(parts, 'dc-box', locale),
      acBoxes: toOptions(parts, 'ac-box', locale),
      dcAreas: toAreas(DC_AREAS),
      acAreas: toAreas(AC_AREAS),
    },
    result: result && toView(result),
  };
});
