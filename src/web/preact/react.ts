import { adaptElements } from './adapt-elements.ts';
import { controlFields } from './control-fields.ts';

// @ts-expect-error Preact types it as a namespace; it is a module.
export * from 'preact/compat';
export { default } from 'preact/compat';

controlFields();
adaptElements();

const never = () => {};
/**
 * The router imports it for transitions of its own that the shop does not use; Preact has none. The same function each time: the router's effects
 * depend on it, and would begin a view transition at every render.
 */
export const useOptimistic = <T>(state: T): [T, (next: T) => void] => [state, never];
