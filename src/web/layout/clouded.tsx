import { RotateCw } from 'lucide-react';
import { buttonLook } from '#src/web/ui/button.tsx';
import { EmptyIllustration } from '#src/web/ui/empty-illustration.tsx';
import { isPlainPress } from '#src/web/ui/plain-press.ts';

/**
 * A page that is unavailable for now: why, and Retry, which links to the current address, so that it works before and without scripts. An empty
 * address leaves out what is behind `#`, such as the token of a mail's link, so a press reloads the page instead.
 */
export const Clouded = ({ title, text, retry }: { title: string; text: string; retry: string }) => (
  <>
    <EmptyIllustration clouded className="mb-4 w-48" />
    <h1 className="text-title font-bold">{title}</h1>
    <p className="max-w-md text-lg text-balance text-soft">{text}</p>
    {/* biome-ignore lint/a11y/useValidAnchor: the empty address is wherever the visitor is */}
    <a
      href=""
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        location.reload();
      }}
      className={`${buttonLook({ size: 'large' })} mt-5`}
    >
      <RotateCw aria-hidden className="size-4.5" />
      {retry}
    </a>
  </>
);
