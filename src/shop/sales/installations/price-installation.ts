import { areShares, type InstalledTotal, splitInstallation, USUAL_SHARES } from '#src/kernel/installation.ts';
import { type Paise, paise, times } from '#src/kernel/money.ts';
import { because } from '#src/kernel/refusals.ts';
import { figuresOf } from '#src/kernel/solar/figures/read-figures.ts';
import { installedPrice } from '#src/kernel/solar/installed-price.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import { Fault, invalid } from '#src/platform/fault.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectPrices } from '#src/shop/catalogue/products/price-info.ts';
import { listFigures } from '#src/shop/solar/figures/list-figures.ts';
import { findSurveyCredit } from './credit-survey.ts';
import type { InstalledLine } from './installation.ts';

/** What is to be installed. `work`: fitting, paise before tax; `shares`: of the milestones, percent; `survey`: the booking whose fee is credited. */
export type InstallationWish = {
  lines: { productId: string; quantity: number }[];
  work: Paise;
  shares?: readonly number[] | undefined;
  survey?: number | undefined;
};

export type PricedInstallation = InstalledTotal & {
  lines: InstalledLine[];
  work: Paise;
  goods: Paise;
  goodsRateBp: number;
  service: Paise;
  serviceRateBp: number;
  credit: Paise;
  surveyBookingId: string | null;
  shares: readonly number[];
};

type Asking = { db: Queryable } & Pick<Platform, 'clock' | 'settings' | 'shopSettings'>;

/**
 * What a system costs installed, at today's prices and figures: formula 14 of docs/solar.md, less a survey's fee, split into milestones.
 * Throws `not-found` for what is not sold, `out-of-stock`, `conflict` while the figure of the tax is missing, `invalid` for shares and surveys.
 * @param email whose survey may be credited
 */
export async function priceInstallation(
  platform: Asking,
  { lines: asked, work, shares: wished, survey }: InstallationWish,
  email: string | undefined,
): Promise<PricedInstallation> {
  const { figures, today } = await listFigures(platform as Platform);
  const day = figuresOf(figures, today);
  const tax = day.installedTax().value;
  if (!tax) throw new Fault('conflict', 'installed-price-unknown');
  const known = day.milestoneShares().value;
  const shares = wished ?? (known && areShares(known) ? known : USUAL_SHARES);
  if (!areShares(shares)) throw invalid({ shares: 'shares-of-whole' });
  const lines = await linesOf(platform.db, asked);
  const parts = lines.map(({ price, quantity, gstRateBp }) => ({ gross: times(price, quantity), rateBp: gstRateBp }));
  const { goods, service, total } = installedPrice(parts, work, tax, false);
  const credited = survey === undefined ? undefined : await findSurveyCredit(platform.db, survey, email);
  const credit = credited?.amount ?? paise(0);
  if (credit >= total) throw invalid({ survey: 'survey-above-price' });
  const prices = { goods: paise(goods.gross), service: paise(service.gross), credit };
  return {
    ...splitInstallation(prices, shares),
    ...prices,
    lines,
    work,
    goodsRateBp: tax.goodsRateBp,
    serviceRateBp: tax.serviceRateBp,
    surveyBookingId: credited?.bookingId ?? null,
    shares,
  };
}

async function linesOf(db: Queryable, asked: InstallationWish['lines']): Promise<InstalledLine[]> {
  const products = await selectPrices(
    db,
    asked.map(({ productId }) => productId),
  );
  return asked.map(({ productId, quantity }) => {
    const product = products.get(productId);
    if (!product || product.gone)
      throw new Fault(
        'not-found',
        product ? because('no-longer-sold', { name: product.name }) : 'product-no-longer-sold',
        { detail: { gone: [{ productId }] } },
      );
    const { name, sku, price, hsn, gstRateBp, stock } = product;
    if (quantity > stock)
      throw new Fault(
        'out-of-stock',
        stock > 0 ? because('stock-short', { left: stock, name }) : because('sold-out', { name }),
        { detail: { short: [{ productId, name, stock }] } },
      );
    return { productId, name, sku, quantity, price, hsn, gstRateBp };
  });
}
