import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import type { BoxPiece } from '#src/web/features/product-facts/box-piece.ts';
import type { ShownFigure } from '#src/web/features/product-facts/deciding.server.ts';
import type { DimensionDrawing } from '#src/web/features/product-facts/dimension-drawing.ts';
import type { SpecificationSection } from '#src/web/features/product-facts/specification.server.ts';
import type { Check } from '#src/web/features/solar-checks/checks-of.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';

/** A comment as the page shows it; `on` is its formatted date, empty for one just posted. `stars`: what its author gave, 0 for none. */
export type CommentView = {
  id: string;
  name: string;
  msg: string;
  store: boolean;
  on: string;
  verified: boolean;
  stars: number;
};

/** An answered question as the page shows it; `name`: the asker's first name, `on`: when it was asked, formatted. */
export type QuestionView = { id: string; name: string; question: string; on: string; answer: string };

/** A product that fits this one; `note`: what is to be said of the two, if anything. */
export type PartnerView = { product: ProductTile; note?: string };

/** So many of a product in a whole array. */
export type SetLine = { product: ProductTile; quantity: number };

/** A check of /solar with this product filled in. */
export type CheckLink = { check: Check; to: string };

/** A line of the box's contents, and which drawing it gets. */
export type BoxItem = { text: string; piece: BoxPiece };

/** Everything the product page shows, and no more. Prices in paise. */
export type ProductView = {
  id: string;
  name: string;
  sku: string;
  /** Only a right one. */
  gtin?: string;
  title: string;
  paragraphs: string[];
  category: { slug: string; name: string };
  brand?: { slug: string; name: string };
  price: number;
  listPrice: number;
  discount: number;
  /** As `shownStock` has it: one more than a few may be any number. */
  stock: number;
  /** While it is sold out: the day on which it is expected again, in words. */
  restock?: string;
  rating: number;
  ratingCount: number;
  /** The number of ratings with one star, two, … five; empty without ratings. */
  starCounts: number[];
  pictures: PictureSource[];
  /** Up to four figures beside the price, and the size as a drawing, where they are known. */
  figures: ShownFigure[];
  drawing?: DimensionDrawing;
  specification: SpecificationSection[];
  warranty?: string;
  origin: string;
  hsn?: string;
  gst: string;
  certifications: string[];
  inTheBox: BoxItem[];
  almm: boolean;
  dcr: boolean;
  draft: boolean;
  /** The newest comments. */
  comments: CommentView[];
  commentCount: number;
  /** The newest answered questions. */
  questions: QuestionView[];
  questionCount: number;
  /** What it is used with, and others like it. */
  goesWith: ProductTile[];
  worksWith: PartnerView[];
  /** The array that it would be bought in, with itself; empty if there is none. */
  system: SetLine[];
  checks: CheckLink[];
  related: ProductTile[];
};

/** What is shown at the address of a product that is not sold: an archived one by name, or only a guess from the words of its id. */
export type MissingView = {
  name?: string;
  category?: { slug: string; name: string };
  words: string;
  others: ProductTile[];
};
