import type { PictureSource } from '../../components/picture.tsx';
import type { SpecificationRow } from './specification.server.ts';

/** A comment as the page shows it; `on` is its date in words, empty for one just posted. */
export type CommentView = { id: string; name: string; msg: string; store: boolean; on: string };

/** All that the product page shows, and no more. Prices in paise. */
export type ProductView = {
  id: string;
  name: string;
  title: string;
  paragraphs: string[];
  category: { slug: string; name: string };
  brand?: { slug: string; name: string };
  price: number;
  listPrice: number;
  discount: number;
  stock: number;
  rating: number;
  ratingCount: number;
  /** How many gave one star, two, … five; empty without ratings. */
  starCounts: number[];
  pictures: PictureSource[];
  specification: SpecificationRow[];
  warranty?: string;
  origin: string;
  hsn?: string;
  gst: string;
  certifications: string[];
  inTheBox: string[];
  almm: boolean;
  dcr: boolean;
  draft: boolean;
  comments: CommentView[];
  commentCount: number;
};
