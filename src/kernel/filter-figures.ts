/** Figures of a specification by which a category's list can be narrowed, by the name that each has in addresses. */
export const FILTER_FIGURES = { kind: 'partType', phases: 'phases', current: 'ratedA', area: 'areaMm2' } as const;
export type FilterFigure = keyof typeof FILTER_FIGURES;
export const FILTER_FIGURE_NAMES = Object.keys(FILTER_FIGURES) as FilterFigure[];
