import { Logo, ShortLogo } from '#src/web/context/logo.tsx';
import { SearchBox } from './search-box.tsx';

/** Guests have no header: the mark and the search are in the page, beside the sign-in link if that is there too. */
export function GuestSearch() {
  return (
    <div className="flex max-w-2xl items-center gap-3 pt-4 md:me-36">
      <span className="shrink-0 md:hidden">
        <ShortLogo />
      </span>
      <Logo className="me-2 shrink-0 max-md:hidden" />
      <SearchBox />
    </div>
  );
}
