import { findPage } from '#src/kernel/page-table.ts';

/** The shop's frame has its header and footer; the other two bring a frame of their own, with their `main`. */
type ShellName = 'shop' | 'workspace' | 'technician';

/** Where the administrator works on what a customer only sees. */
const SHARED = ['orders', 'order', 'installation'];

/** Whose frame surrounds a page. */
export function shellOf(path: string, kind: string | undefined): ShellName {
  const found = findPage(path);
  if (found?.page.access === 'technician') return 'technician';
  const works = found?.page.access === 'administrator' || SHARED.includes(found?.name ?? '');
  return works && kind === 'administrator' ? 'workspace' : 'shop';
}
