import type { UseEmblaCarouselType } from 'embla-carousel-react';

/** The library's carousel: its own package is a dependency of the React one, not of ours. */
export type Embla = NonNullable<UseEmblaCarouselType[1]>;
