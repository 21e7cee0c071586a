import type { Paise } from '#src/kernel/money.ts';
import type { Placement } from '#src/kernel/placements.ts';
import type { Picture } from './product.ts';

/** Which products the administrator views, changes together or exports. */
export type ManagedFilter = {
  q?: string;
  placement?: Placement;
  /** Slugs. */
  category?: string;
  brand?: string;
  stock?: 'out' | 'low' | 'in';
  /** Absent: all but archived ones. */
  state?: 'live' | 'draft' | 'archived';
  ids?: string[];
};

const MANAGED_SORTS = ['newest', 'name', 'price-up', 'price-down', 'stock-up', 'stock-down', 'sold'] as const;
export type ManagedSort = (typeof MANAGED_SORTS)[number];

/** A product in the administrator's list. */
export type ManagedRow = {
  id: string;
  name: string;
  sku: string;
  category: string;
  price: Paise;
  discount: number;
  stock: number;
  sold: number;
  placement: Placement;
  archived: boolean;
  picture: Picture | undefined;
};
