import { type SyntheticEvent, useEffect, useRef } from 'react';

/** As in Tailwind's `lg`: from this width the editor is beside the list. */
const NARROW = '(width < 64rem)';

/** Makes the editor's `<dialog>` modal while the screen is narrow, and focuses its title when it opens. */
export function useSheet(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);

  const arrange = useRef(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const modal = matchMedia(NARROW).matches;
    if (dialog.open && dialog.matches(':modal') === modal) return;
    dialog.close();
    if (modal) dialog.showModal();
    else dialog.setAttribute('open', '');
  }).current;

  useEffect(() => {
    const narrow = matchMedia(NARROW);
    arrange();
    title.current?.focus({ preventScroll: true });
    narrow.addEventListener('change', arrange);
    return () => narrow.removeEventListener('change', arrange);
  }, [arrange]);

  const own = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    title,
    sheet: {
      ref,
      onCancel: (event: SyntheticEvent) => {
        if (!own(event)) return;
        event.preventDefault();
        onClose();
      },
      // A second Escape closes it regardless: reopen it, and ask about leaving as with any other way out.
      onClose: (event: SyntheticEvent) => {
        if (!own(event) || ref.current?.open) return;
        arrange();
        onClose();
      },
    },
  };
}
