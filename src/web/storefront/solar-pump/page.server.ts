import { listParts } from '#src/shop/catalogue/compatibility/list-parts.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { checkWell, type WellCheck } from '#src/shop/solar/checks/check-well.ts';
import { sayPlace } from '#src/shop/solar/sun/say-place.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { checkTexts, readCheck, toOptions } from '#src/web/features/solar-checks/read-check.server.ts';
import { tilesOf } from '#src/web/features/solar-checks/shown-part.server.ts';
import { saidFindings } from '#src/web/features/solar-findings/said-findings.server.ts';
import { decodePump, pumpCheck } from '#src/wire/solar/solar-checks.ts';

export const loader = pageLoader('solarPump', async (page) => {
  const { shop, tag, locale, origin } = page;
  tag(TAGS.products);
  const options = toOptions(await listParts(shop, ['pump']), 'pump', locale);
  const { result, ...state } = await readCheck('solarPump', pumpCheck, page, (answers) =>
    checkWell(shop, decodePump(answers), answers.pump),
  );
  const tile = await tilesOf(
    page,
    result?.pumps.flatMap(({ part, controllerId }) => [part, ...(controllerId ? [{ id: controllerId }] : [])]) ?? [],
  );
  const toView = ({ place, lifting, pumps }: WellCheck) => ({
    place: { ...place, name: sayPlace(locale, place.name), measuredAt: sayPlace(locale, place.measuredAt) },
    lifting,
    pumps: pumps.flatMap(({ part, findings, controllerId, ...rest }) => {
      const product = tile(part.id);
      const controller = controllerId ? tile(controllerId) : undefined;
      return product ? [{ product, controller, findings: saidFindings(locale, findings), ...rest }] : [];
    }),
  });
  return { ...state, origin, texts: checkTexts(locale, 'pump'), options, result: result && toView(result) };
});
