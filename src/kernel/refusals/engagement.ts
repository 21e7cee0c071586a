/** Favourites, ratings, comments and questions. */
export const ENGAGEMENT = {
  'own-comment': 'This is your own comment.',
  'reports-too-often': 'You have reported many comments. Please try again in an hour.',
  'comments-too-often': 'You have written several comments. Please wait a while before the next.',
  'questions-too-often': 'You have asked several questions. Please wait a while before the next.',
  'ratings-too-often': 'You have rated many products. Please wait a while before the next.',
  'favourites-too-often': 'Many favourites were changed. Please wait a while before the next.',
  'alerts-too-often': 'Many alerts were changed. Please wait a while before the next.',
  'too-many-alerts': 'You have as many alerts as one account can have. Please end one first.',
  'in-stock-already': 'This product is in stock again: you can order it now.',
  'other-product': 'Is not the product of this address',
  'choose-reason': 'Choose a reason',
} as const;
