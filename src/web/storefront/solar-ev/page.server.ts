import { listParts } from '#src/shop/catalogue/compatibility/list-parts.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { checkEv, type EvCheck } from '#src/shop/solar/checks/check-ev.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { checkTexts, readCheck, toOptions } from '#src/web/features/solar-checks/read-check.server.ts';
import { tilesOf } from '#src/web/features/solar-checks/shown-part.server.ts';
import { saidFindings } from '#src/web/features/solar-findings/said-findings.server.ts';
import { AC_AREAS, decodeEv, evCheck } from '#src/wire/solar/solar-checks.ts';

export const loader = pageLoader('solarEv', async (page) => {
  const { shop, tag, locale, origin } = page;
  tag(TAGS.products);
  const options = toOptions(await listParts(shop, ['ev-charger']), 'ev-charger', locale);
  const { result, ...state } = await readCheck('solarEv', evCheck, page, (answers) =>
    checkEv(shop, decodeEv(answers), answers.charger),
  );
  const tile = await tilesOf(page, result?.map(({ part }) => part) ?? []);
  const toView = (found: EvCheck) =>
    found.flatMap(({ part, findings, charging, thinnestMm2 }) => {
      const product = tile(part.id);
      return product ? [{ product, findings: saidFindings(locale, findings), charging, thinnestMm2 }] : [];
    });
  return {
    ...state,
    origin,
    texts: checkTexts(locale, 'ev'),
    options,
    areas: AC_AREAS.map((value) => ({ value, label: `${value} mm²` })),
    result: result && toView(result),
  };
});
