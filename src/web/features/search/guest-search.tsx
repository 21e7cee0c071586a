import { SearchBox } from './search-box.tsx';

/** Guests have no header: the search is in the page, under the line with the shop's name, and on a wide screen within it. */
export function GuestSearch() {
  return (
    <div className="relative z-10 py-3 lg:mx-auto lg:-mt-16 lg:w-[min(40rem,50vw)] lg:py-2">
      <SearchBox />
    </div>
  );
}
