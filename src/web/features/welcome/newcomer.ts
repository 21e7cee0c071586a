const KEY = 'kiran-newcomer';
/** Milliseconds: who comes to the home page later has seen the shop by then. */
const FRESH = 60_000;

/** Remembers, for the next page of this tab, that somebody has just created an account. */
export function markNewcomer(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // A browser that keeps nothing: nobody is welcomed.
  }
}

/** Whether somebody has just created an account; true once. */
export function takeNewcomer(): boolean {
  try {
    const at = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return at !== null && Date.now() - Number(at) < FRESH;
  } catch {
    return false;
  }
}
