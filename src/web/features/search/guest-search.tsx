import { SearchBox } from './search-box.tsx';

/** Guests have no header: the search is in the page, under the line with the shop's name. */
export function GuestSearch() {
  return (
    <div className="max-w-2xl py-3">
      <SearchBox />
    </div>
  );
}
