import { listParts } from '#src/shop/catalogue/compatibility/list-parts.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { checkWater, type WaterCheck } from '#src/shop/solar/checks/check-water.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { checkTexts, readCheck, toOptions } from '#src/web/features/solar-checks/read-check.server.ts';
import { tilesOf } from '#src/web/features/solar-checks/shown-part.server.ts';
import { saidFindings } from '#src/web/features/solar-findings/said-findings.server.ts';
import { decodeWater, waterCheck } from '#src/wire/solar/solar-checks.ts';

export const loader = pageLoader('solarWater', async (page) => {
  const { shop, tag, locale, origin } = page;
  tag(TAGS.products);
  const options = toOptions(await listParts(shop, ['heater']), 'heater', locale);
  const { result, ...state } = await readCheck('solarWater', waterCheck, page, (answers) =>
    checkWater(shop, decodeWater(answers), answers.heater),
  );
  const tile = await tilesOf(page, result?.heaters.map(({ part }) => part) ?? []);
  const toView = ({ litres, heaters }: WaterCheck) => ({
    litres,
    heaters: heaters.flatMap(({ part, findings, savedKwh, heatKwh, litres: tank }) => {
      const product = tile(part.id);
      const said = saidFindings(locale, findings);
      return product ? [{ product, findings: said, savedKwh, heatKwh, litres: tank }] : [];
    }),
  });
  return { ...state, origin, texts: checkTexts(locale, 'water'), options, result: result && toView(result) };
});
