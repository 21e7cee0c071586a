/** A text with places to fill in is an array where the pages are built (docs/decisions/0067). */
export type Text = string | unknown[];
export type Tree = { [key: string]: Text | Tree };

/** Whether there are further texts below this node. */
export const isTree = (node: Text | Tree | undefined): node is Tree => typeof node === 'object' && !Array.isArray(node);
