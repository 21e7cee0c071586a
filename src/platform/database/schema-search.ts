/** What search looks into; kept by triggers (migrations/0007_search.sql). */
export type SearchSchema = {
  productSearch: { productId: string; document: string };
  searchWord: { word: string };
  searchSynonym: { word: string; means: string };
};
