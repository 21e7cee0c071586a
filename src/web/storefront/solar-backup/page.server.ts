import { listParts } from '#src/shop/catalogue/compatibility/list-parts.ts';
import { TAGS } from '#src/shop/catalogue/products/product.ts';
import { type BankOffer, checkOutage } from '#src/shop/solar/checks/check-outage.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { checkTexts, readCheck, toOptions } from '#src/web/features/solar-checks/read-check.server.ts';
import { tilesOf } from '#src/web/features/solar-checks/shown-part.server.ts';
import { saidFindings } from '#src/web/features/solar-findings/said-findings.server.ts';
import { APPLIANCES, backupCheck, decodeBackup } from '#src/wire/solar/solar-checks.ts';

export const loader = pageLoader('solarBackup', async (page) => {
  const { shop, tag, locale, origin } = page;
  tag(TAGS.products);
  const parts = await listParts(shop, ['battery', 'inverter']);
  const { result, ...state } = await readCheck('solarBackup', backupCheck, page, async (answers) => {
    const outage = decodeBackup(answers);
    return { outage, offers: await checkOutage(shop, outage, answers) };
  });
  const tile = await tilesOf(page, result?.offers.flatMap(({ battery, inverter }) => [battery, inverter]) ?? []);
  const toOffer = ({ battery, inverter, findings, batteries, usableKwh, hours, pricePaise }: BankOffer) => {
    const [product, behind] = [tile(battery.id), tile(inverter.id)];
    if (!product || !behind) return [];
    const said = saidFindings(locale, findings);
    return [{ product, inverter: behind, findings: said, batteries, usableKwh, hours, pricePaise }];
  };
  return {
    ...state,
    origin,
    texts: checkTexts(locale, 'backup'),
    batteries: toOptions(parts, 'battery', locale),
    // The others have no terminals for one.
    inverters: toOptions(
      parts.filter(({ figures }) => 'batteryVoltageV' in figures),
      'inverter',
      locale,
    ),
    appliances: Object.entries(APPLIANCES).map(([name, watts]) => ({ name: name as keyof typeof APPLIANCES, watts })),
    result: result && { ...result.outage, offers: result.offers.flatMap(toOffer) },
  };
});
