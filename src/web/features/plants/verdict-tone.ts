/** How loudly a verdict on a plant is said. */
export const VERDICT_TONE = { fine: 'leaf', low: 'brand', check: 'brick', high: 'brand' } as const;
