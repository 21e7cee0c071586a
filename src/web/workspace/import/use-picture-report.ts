import { useCallback, useEffect, useState } from 'react';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { type PictureReport, showPictureReport } from '#src/wire/client/remote-pictures.ts';

/** So many of those that did not come are shown; all of them are in the sheet. */
const SHOWN = 50;

/** The report of an import's pictures, or of all, as it stands; undefined until it is there. */
export function usePictureReport(importId: string | undefined) {
  const [report, setReport] = useState<PictureReport>();
  const load = useCallback(async () => {
    // A moment without the shop leaves what is shown: the next change tells.
    const now = await showPictureReport(importId, SHOWN).catch(() => undefined);
    if (now) setReport(now);
  }, [importId]);
  useEffect(() => void load(), [load]);
  useLiveUpdates(['pictures'], () => void load());
  return { report, load };
}
