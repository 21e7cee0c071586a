/** The tag of everything that shows how the shop names itself: every page. */
export const STORE_TAG = 'store-settings';
