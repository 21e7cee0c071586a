const KEY = 'kiran_searches';
const MOST = 5;

/** What was searched for in this tab, the latest first. Signing out clears it with the rest of the tab. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return []; // a browser without storage, or an entry that somebody has edited
  }
}

export function rememberSearch(words: string): void {
  try {
    const others = recentSearches().filter((one) => one.toLowerCase() !== words.toLowerCase());
    sessionStorage.setItem(KEY, JSON.stringify([words, ...others].slice(0, MOST)));
  } catch {}
}

export function forgetSearches(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {}
}
