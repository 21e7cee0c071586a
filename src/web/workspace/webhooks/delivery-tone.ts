export const DELIVERY_TONE = { waiting: 'brand', delivered: 'leaf', failed: 'brick' } as const;
