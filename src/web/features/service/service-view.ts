import type { PictureSource } from '#src/web/ui/picture.tsx';
import type { ServicePlan } from '#src/wire/domain.ts';

/** A figure from the shop's settings, shown as it is, never counted. */
export type Figure = { rating: string; count: string };

export type PlanView = Omit<ServicePlan, 'pair' | 'visits'> & { figure?: Figure };

/** A pair of pictures from the same place. */
export type Pair = { before: PictureSource; after: PictureSource };

/** What a card or a tile of a plan needs. */
export type PlanCardView = Pick<
  PlanView,
  'id' | 'label' | 'name' | 'price' | 'durationMinutes' | 'summary' | 'details' | 'icon' | 'figure'
> & {
  picture?: PictureSource;
};
