import { Mark } from '../components/logo.tsx';
import { SearchBox } from './search-box.tsx';

/** A guest has no header (decisions.md §2): the mark and the search stand in the page. */
export function GuestSearch() {
  return (
    <div className="flex max-w-xl items-center gap-3 pt-4">
      <Mark className="size-9 shrink-0" />
      <SearchBox />
    </div>
  );
}
