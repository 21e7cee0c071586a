/** What search looks into; kept by triggers (migrations/0007_search.sql, 0048_search_ranking.sql). */
export type SearchSchema = {
  productSearch: { productId: string; called: string; document: string };
  searchWord: { word: string };
  searchSynonym: { word: string; means: string; headEnds: boolean };
};
