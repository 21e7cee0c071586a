import { ShoppingCart } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { chooseQuantity } from '#src/web/features/personal/optimistic-mutations.ts';
import { useCartQuantity } from '#src/web/features/personal/state.ts';
import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import type { Answers } from '#src/web/features/solar-answers/answers.ts';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { NotIncluded } from './not-included.tsx';
import { SurveyLink, type SurveyOffer } from './survey-link.tsx';
import type { SystemView } from './view.server.ts';

/**
 * The kit, and the ways on. Without script the browser sends the form that puts it into the cart.
 * @param action the page's own address
 */
export function KitPanel({
  system,
  product,
  delivered,
  survey,
  answers,
  action,
}: {
  system: SystemView;
  product: ProductTile | undefined;
  delivered: boolean;
  survey: SurveyOffer | undefined;
  answers: Answers;
  action: string;
}) {
  const t = useTranslations('solarPlan');
  const shell = useTranslations('shell');
  const inCart = useCartQuantity(system.id) > 0;
  const add = (event: FormEvent) => {
    event.preventDefault();
    void chooseQuantity(system.id, 1);
  };
  return (
    <Card className="grid gap-5 p-5 sm:max-lg:grid-cols-[13rem_minmax(0,1fr)] sm:max-lg:gap-x-8">
      <h2 className="col-span-full text-lg font-bold tracking-tight">{t('kit.title')}</h2>
      {product && <ProductCard product={product} heading="h3" sizes="280px" />}
      <div className="grid content-start gap-2.5">
        <h3 className="font-semibold">{t('excluded.title')}</h3>
        <NotIncluded />
        <p className="mb-2.5 text-sm text-pretty text-soft">{t('kit.goodsOnly')}</p>
        {!delivered ? null : inCart ? (
          <LinkButton size="large" to={hrefs.cart}>
            <ShoppingCart aria-hidden className="size-5" />
            {shell('viewCart')}
          </LinkButton>
        ) : (
          <form method="post" action={action} onSubmit={add} className="grid">
            <input type="hidden" name="product" value={system.id} />
            <Button type="submit" name="do" value="cart" size="large">
              <ShoppingCart aria-hidden className="size-5" />
              {t('kit.add')}
            </Button>
          </form>
        )}
        {survey && delivered && <SurveyLink survey={survey} answers={answers} look="secondary" />}
        <LinkButton look={survey && delivered ? 'quiet' : 'secondary'} size="large" to={hrefs.contact}>
          {t('kit.ask')}
        </LinkButton>
      </div>
    </Card>
  );
}
