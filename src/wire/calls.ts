/** The paths of the documented calls that are spelt oddly (spec.md §7), under `/api`. */
export const CALLS = {
  createUser: '/user/createUser',
  addToFavourites: '/Firebaseuser/add-to-favorites',
  addToCart: '/Firebaseuser/add-to-cart',
  rate: '/Firebaseuser/rate-media',
  addAddress: '/Firebaseuser/add-address',
  productState: '/Firebaseuser/search-media-data',
  userList: '/Firebaseuser/get-user-data-list',
} as const;
