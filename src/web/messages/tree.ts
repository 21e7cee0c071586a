/** A text with places to fill in is an array where the pages are built (docs/decisions/0067). */
export type Text = string | unknown[];
export type Tree = { [key: string]: Text | Tree };

/** Whether there are further texts below this node. */
export const isTree = (node: Text | Tree | undefined): node is Tree => typeof node === 'object' && !Array.isArray(node);

/** Texts by area: `{ product: { buyNow: 'Buy Now', … } }`. */
export type Texts = { [area: string]: Tree };

/** A language that lacks a text takes it from English. */
export const mergeTexts = (over: Tree, base: Tree): Tree =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(over)])].map((key) => [key, pick(over[key], base[key])]),
  );

const pick = (over: Text | Tree | undefined, base: Text | Tree | undefined): Text | Tree =>
  isTree(over) && isTree(base) ? mergeTexts(over, base) : (over ?? base ?? '');
